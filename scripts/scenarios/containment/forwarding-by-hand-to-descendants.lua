-- facts: A74, A75
-- A child that is driven by hand passes the callbacks on to what is shown in it.
local Container = class("ContainerViewController", UIViewController)
function Container:shouldAutomaticallyForwardAppearanceMethods() return false end

local container, child, inner = Container "Container", UIViewController "D", UIViewController "G"
window.rootViewController = container
settle()
child:addChild(inner)
child.view:addSubview(inner.view)
inner:didMove(child)
container:addChild(child)
container.view:addSubview(child.view)
child:didMove(container)
settle()
print("added")
--> Container viewDidLoad
--> Container viewWillAppear
--> Container viewIsAppearing
--> Container viewDidAppear
--> G willMove(toParent: D)
--> D viewDidLoad
--> G viewDidLoad
--> G didMove(toParent: D)
--> D willMove(toParent: Container)
--> D didMove(toParent: Container)
--> added
child:beginAppearanceTransition(true, true)
print("begun")
--> D viewWillAppear(animated)
--> G viewWillAppear(animated)
--> begun
--> D viewIsAppearing(animated)
--> G viewIsAppearing(animated)
child:endAppearanceTransition()
child:beginAppearanceTransition(false, false)
child:endAppearanceTransition()
--> D viewDidAppear(animated)
--> G viewDidAppear(animated)
--> D viewWillDisappear
--> G viewWillDisappear
--> D viewDidDisappear
--> G viewDidDisappear
