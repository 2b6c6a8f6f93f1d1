-- facts: A74
-- A container that turns off automatic forwarding must forward by itself; this one doesn't.
local box, child = UIViewController "Box", UIViewController "Child"
function box:shouldAutomaticallyForwardAppearanceMethods() return false end
box:addChild(child)
box.view:addSubview(child.view)
child:didMove(box)
window.rootViewController = box
settle()
--> Child willMove(toParent: Box)
--> Box viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
