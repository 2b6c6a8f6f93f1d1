-- facts: A50, A75
-- A custom container ends the appearance of a child without having begun it.
local box, child = UIViewController "Box", UIViewController "Child"
function box:shouldAutomaticallyForwardAppearanceMethods() return false end
function box:viewDidAppear() child:endAppearanceTransition() end
box:addChild(child)
box.view:addSubview(child.view)
child:didMove(box)
window.rootViewController = box
settle()
print(warnings()[1].why)
--> Child willMove(toParent: Box)
--> Box viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> begin/end appearance transition calls must be balanced; none was begun for Child
