-- facts: A14, A26, A69, NIA-02, NIA-04, NIA-05
-- A pushed controller loads in the push, and is freed when the pop has ended.
local Screen = class("ScreenViewController", UIViewController)
function Screen:loadView() Screen.super.loadView(self) end
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local nav = UINavigationController{ Screen "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A loadView
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewWillLayoutSubviews
--> A viewDidLayoutSubviews
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:pushViewController(Screen "B", true)
settle()
--> B willMove(toParent: nav)
--> B loadView
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> B viewWillLayoutSubviews
--> B viewDidLayoutSubviews
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
nav:pushViewController(Screen "C", true)
settle()
--> C willMove(toParent: nav)
--> C loadView
--> C viewDidLoad
--> B viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> C viewIsAppearing(animated)
--> C viewWillLayoutSubviews
--> C viewDidLayoutSubviews
--> … 350 ms
--> B viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)
nav:popViewController(true)
settle()
--> C willMove(toParent: nil)
--> C viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> C viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> C didMove(toParent: nil)
--> C deinit
nav:popViewController(true)
settle()
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> B didMove(toParent: nil)
--> B deinit
