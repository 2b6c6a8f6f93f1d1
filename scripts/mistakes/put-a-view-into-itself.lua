-- facts: A45
-- A view is added to itself; old stacks raised this after overlapping pushes.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local _, e = pcall(function() home.view:addSubview(home.view) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Can't add self as subview
--> Can't add self as subview
--> no view is inside itself; it was added to itself
