-- facts: A13, A14, A26, PP-01, PP-03, PP-04, PP-05
-- A view is laid out when it first appears, not when it is revealed again.
local Screen = class("ScreenViewController", UIViewController)
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local nav = UINavigationController{ Screen "V", name = "nav" }
window.rootViewController = nav
settle()
--> V willMove(toParent: nav)
--> V viewDidLoad
--> V viewWillAppear
--> V viewIsAppearing
--> V viewWillLayoutSubviews
--> V viewDidLayoutSubviews
--> V viewDidAppear
--> V didMove(toParent: nav)
nav:pushViewController(Screen "F", true)
settle()
--> F willMove(toParent: nav)
--> F viewDidLoad
--> V viewWillDisappear(animated)
--> F viewWillAppear(animated)
--> F viewIsAppearing(animated)
--> F viewWillLayoutSubviews
--> F viewDidLayoutSubviews
--> … 350 ms
--> V viewDidDisappear(animated)
--> F viewDidAppear(animated)
--> F didMove(toParent: nav)
nav:pushViewController(Screen "S", true)
settle()
--> S willMove(toParent: nav)
--> S viewDidLoad
--> F viewWillDisappear(animated)
--> S viewWillAppear(animated)
--> S viewIsAppearing(animated)
--> S viewWillLayoutSubviews
--> S viewDidLayoutSubviews
--> … 350 ms
--> F viewDidDisappear(animated)
--> S viewDidAppear(animated)
--> S didMove(toParent: nav)
nav:popViewController(true)
settle()
--> S willMove(toParent: nil)
--> S viewWillDisappear(animated)
--> F viewWillAppear(animated)
--> F viewIsAppearing(animated)
--> … 350 ms
--> S viewDidDisappear(animated)
--> F viewDidAppear(animated)
--> S didMove(toParent: nil)
--> S deinit
nav:popViewController(true)
settle()
--> F willMove(toParent: nil)
--> F viewWillDisappear(animated)
--> V viewWillAppear(animated)
--> V viewIsAppearing(animated)
--> … 350 ms
--> F viewDidDisappear(animated)
--> V viewDidAppear(animated)
--> F didMove(toParent: nil)
--> F deinit
