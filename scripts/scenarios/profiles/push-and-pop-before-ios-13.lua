-- facts: A12, A13, A14, A26, ABL-01, ARM-03, SZD-02
-- Up to iOS 12 the order is today's, without viewIsAppearing.
simulator.profile = "mid"
local Screen = class("ScreenViewController", UIViewController)
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local nav = UINavigationController{ Screen "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewWillLayoutSubviews
--> A viewDidLayoutSubviews
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:pushViewController(Screen "B", true)
settle()
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewWillLayoutSubviews
--> B viewDidLayoutSubviews
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
nav:popViewController(true)
settle()
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> B didMove(toParent: nil)
--> B deinit
