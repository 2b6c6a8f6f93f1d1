-- facts: A3, A5, A6, A26, RK-01, RK-02
-- However early a controller is made, its view is made just before it appears.
local Screen = class("ScreenViewController", UIViewController)
function Screen:init() print(self.title .. " init") end
function Screen:loadView() Screen.super.loadView(self) end
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local nav = UINavigationController{ Screen "A", name = "nav" }
window.rootViewController = nav
settle()
--> A init
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
--> B init
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
