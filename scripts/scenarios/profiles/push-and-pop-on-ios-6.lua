-- facts: A13, A14, A38, NEU-02
-- A popped controller receives willMove first and didMove last, both with nil.
simulator.profile = "classic"
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
nav:pushViewController(UIViewController "X", true)
settle()
--> X willMove(toParent: nav)
--> X viewDidLoad
--> Root viewWillDisappear(animated)
--> X viewWillAppear(animated)
--> … 350 ms
--> Root viewDidDisappear(animated)
--> X viewDidAppear(animated)
--> X didMove(toParent: nav)
nav:popViewController(true)
settle()
--> X willMove(toParent: nil)
--> X viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> … 350 ms
--> X viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> X didMove(toParent: nil)
