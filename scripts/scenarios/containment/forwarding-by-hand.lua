-- facts: A74, A75, A76, CAT-13
-- A container that forwards nothing calls its children itself; a second begin reverses the first.
local Container = class("ContainerViewController", UIViewController)
function Container:shouldAutomaticallyForwardAppearanceMethods() return false end

local container, child = Container "Container", UIViewController "D"
window.rootViewController = container
settle()
--> Container viewDidLoad
--> Container viewWillAppear
--> Container viewIsAppearing
--> Container viewDidAppear
container:addChild(child)
container.view:addSubview(child.view)
child:didMove(container)
settle()
print("added")
--> D willMove(toParent: Container)
--> D viewDidLoad
--> D didMove(toParent: Container)
--> added
child:beginAppearanceTransition(true, false)
child:endAppearanceTransition()
--> D viewWillAppear
--> D viewIsAppearing
--> D viewDidAppear
child:beginAppearanceTransition(false, true)
child:beginAppearanceTransition(true, true)
child:endAppearanceTransition()
--> D viewWillDisappear(animated)
--> D viewWillAppear(animated)
--> D viewIsAppearing(animated)
--> D viewDidAppear(animated)
window.rootViewController = UIViewController "Other"
--> Other viewDidLoad
--> Container viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
