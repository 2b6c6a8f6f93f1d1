-- facts: A36, A71
-- The controller whose view takes the child's view in becomes the parent first.
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
