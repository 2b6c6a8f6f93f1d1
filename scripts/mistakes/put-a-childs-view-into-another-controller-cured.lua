-- facts: A36, A71
-- The controller whose view gets the child's view becomes its parent first.
local right, child = UIViewController "Right", UIViewController "Child"
right:addChild(child)
right.view:addSubview(child.view)
child:didMove(right)
print(child.parent.title, #warnings())
--> Child willMove(toParent: Right)
--> Right viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Right)
--> Right 0
