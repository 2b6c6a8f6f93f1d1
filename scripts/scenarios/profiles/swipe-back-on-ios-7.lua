-- facts: A13, A14, A17, SWIPE-01, SWIPE-02, WL-01, WL-02
-- A finished swipe has the callbacks of a pop; a cancelled one calls both sides again.
simulator.profile = "ios7"
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
nav:pushViewController(UIViewController{ title = "X", name = "X" }, true)
settle()
--> X willMove(toParent: nav)
--> X viewDidLoad
--> Root viewWillDisappear(animated)
--> X viewWillAppear(animated)
--> … 350 ms
--> Root viewDidDisappear(animated)
--> X viewDidAppear(animated)
--> X didMove(toParent: nav)
user.swipeBack{ cancel = true }
settle()
--> X willMove(toParent: nil)
--> X viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> … 350 ms
--> Root viewWillDisappear(animated)
--> Root viewDidDisappear(animated)
--> X viewWillAppear(animated)
--> X viewDidAppear(animated)
user.swipeBack{}
settle()
--> X willMove(toParent: nil)
--> X viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> … 350 ms
--> X viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> X didMove(toParent: nil)
--> X deinit
nav:pushViewController(UIViewController "Y", true)
settle()
--> Y willMove(toParent: nav)
--> Y viewDidLoad
--> Root viewWillDisappear(animated)
--> Y viewWillAppear(animated)
--> … 350 ms
--> Root viewDidDisappear(animated)
--> Y viewDidAppear(animated)
--> Y didMove(toParent: nav)
nav:popViewController(true)
settle()
--> Y willMove(toParent: nil)
--> Y viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> … 350 ms
--> Y viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Y didMove(toParent: nil)
