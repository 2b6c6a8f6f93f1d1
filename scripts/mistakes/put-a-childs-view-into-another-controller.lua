-- facts: A71
-- A child's view is added to the view of a controller that is not its parent.
local left, right = UIViewController "Left", UIViewController "Right"
local child = UIViewController "Child"
left:addChild(child)
local _, e = pcall(function() right.view:addSubview(child.view) end)
print(e.name)
print(e.why)
--> Child willMove(toParent: Left)
--> Right viewDidLoad
--> Child viewDidLoad
--> exception UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: 0x130> should have parent view controller:<UIViewController: 0x120> but actual parent is:<UIViewController: 0x110>
--> UIViewControllerHierarchyInconsistency
--> a child's view belongs in its parent's view; Child is a child of Left, and its view joins that of Right
