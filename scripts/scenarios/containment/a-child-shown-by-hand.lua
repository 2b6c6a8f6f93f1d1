-- facts: A25, A74, A75
-- A container that forwards callbacks by hand: the child is appearing with it, in the same turn,
-- and has appeared when the container says so.
local Box = class("Box", UIViewController)
function Box:viewDidLoad()
  self.child = UIViewController "Child"
  self:addChild(self.child)
  self.view:addSubview(self.child.view)
  self.child:didMove(self)
end
function Box:shouldAutomaticallyForwardAppearanceMethods() return false end
function Box:viewWillAppear(animated) self.child:beginAppearanceTransition(true, animated) end
function Box:viewDidAppear() self.child:endAppearanceTransition() end
function Box:viewWillDisappear(animated) self.child:beginAppearanceTransition(false, animated) end
function Box:viewDidDisappear() self.child:endAppearanceTransition() end

local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:pushViewController(Box "Box", true)
settle()
--> Box willMove(toParent: nav)
--> Box viewDidLoad
--> Child willMove(toParent: Box)
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> A viewWillDisappear(animated)
--> Box viewWillAppear(animated)
--> Child viewWillAppear(animated)
--> Box viewIsAppearing(animated)
--> Child viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> Box viewDidAppear(animated)
--> Child viewDidAppear(animated)
--> Box didMove(toParent: nav)
nav:popViewController(true)
settle()
--> Box willMove(toParent: nil)
--> Box viewWillDisappear(animated)
--> Child viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> Box viewDidDisappear(animated)
--> Child viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> Box didMove(toParent: nil)
--> Box deinit
