-- facts: A71
-- The first controller gives the view up.
local shared = UIView{}
local left, right = UIViewController "Left", UIViewController "Right"
left.view = shared
left.view = nil
right.view = shared
print(left.isViewLoaded, right.isViewLoaded, #warnings())
--> false true 0
