-- facts: A74, A75
-- The container begins and ends the child's appearance along with its own.
local box, child = UIViewController "Box", UIViewController "Child"
function box:shouldAutomaticallyForwardAppearanceMethods() return false end
function box:viewWillAppear(animated) child:beginAppearanceTransition(true, animated) end
function box:viewDidAppear() child:endAppearanceTransition() end
box:addChild(child)
box.view:addSubview(child.view)
child:didMove(box)
window.rootViewController = box
settle()
print(#warnings())
--> Child willMove(toParent: Box)
--> Box viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> Box viewWillAppear
--> Child viewWillAppear
--> Box viewIsAppearing
--> Child viewIsAppearing
--> Box viewDidAppear
--> Child viewDidAppear
--> 0
