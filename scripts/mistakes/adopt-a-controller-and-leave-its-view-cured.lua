-- facts: A36, A72
-- The child leaves its first parent properly: willMove, removeFromSuperview, removeFromParent.
local left, right = UIViewController "Left", UIViewController "Right"
local child = UIViewController "Child"
left:addChild(child)
left.view:addSubview(child.view)
child:didMove(left)
--> Child willMove(toParent: Left)
--> Left viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Left)
child:willMove(nil)
child.view:removeFromSuperview()
child:removeFromParent()
right:addChild(child)
right.view:addSubview(child.view)
child:didMove(right)
print(child.parent.title, #warnings())
--> Child willMove(toParent: nil)
--> Child didMove(toParent: nil)
--> Child willMove(toParent: Right)
--> Right viewDidLoad
--> Child didMove(toParent: Right)
--> Right 0
