-- facts: A31, A35, A38, A39
-- Changes of a stack in one turn become one pop: the controller between receives nothing.
simulator.profile = "classic"
local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a, b, name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewDidAppear
--> B didMove(toParent: nav)
local c = UIViewController "C"
nav:popToViewController(a, true)
nav:setViewControllers({ a, b, c }, true)
nav:popToRootViewController(true)
settle()
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
-- A covered controller receives `didMove` alone.
local d, e = UIViewController "D", UIViewController "E"
nav:setViewControllers({ a, d, e }, false)
settle()
--> D willMove(toParent: nav)
--> E willMove(toParent: nav)
--> E viewDidLoad
--> A viewWillDisappear
--> E viewWillAppear
--> A viewDidDisappear
--> E viewDidAppear
--> E didMove(toParent: nav)
nav:popToViewController(a, true)
nav:setViewControllers({ a, d, c }, true)
nav:popToRootViewController(true)
settle()
--> E willMove(toParent: nil)
--> E viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> D didMove(toParent: nil)
--> … 350 ms
--> E viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> E didMove(toParent: nil)
