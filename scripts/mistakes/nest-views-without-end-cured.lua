-- facts: A45
-- Each view is added to the same superview.
local view = UIView{}
for _ = 1, 100 do view:addSubview(UIView{}) end
print(#view.subviews, #warnings())
--> 100 0
