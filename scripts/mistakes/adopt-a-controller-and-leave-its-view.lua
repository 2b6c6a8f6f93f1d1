-- facts: A71, A72
-- A child gets another parent while its view is still in the first parent's view.
local left, right = UIViewController "Left", UIViewController "Right"
local child = UIViewController "Child"
left:addChild(child)
left.view:addSubview(child.view)
child:didMove(left)
--> Child willMove(toParent: Left)
--> Left viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Left)
local _, e = pcall(function() right:addChild(child) end)
print(e.message)
print(e.why)
--> exception UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: 0x130> should have parent view controller:<UIViewController: 0x110> but requested parent is:<UIViewController: 0x120>
--> child view controller:<UIViewController: 0x130> should have parent view controller:<UIViewController: 0x110> but requested parent is:<UIViewController: 0x120>
--> a controller's view stays with its present parent; the view of Child is in the view of Left, not of Right
