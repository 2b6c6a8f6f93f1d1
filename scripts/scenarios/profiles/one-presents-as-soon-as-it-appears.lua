-- facts: P48, P51, cb-present-from-viewDidAppear
-- A controller may present in viewDidAppear, before its presenter has disappeared.
simulator.profile = "mid"
local Screen = class("ScreenViewController", UIViewController)
function Screen:loadView() Screen.super.loadView(self) end
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local first, second, third = Screen "vc1", Screen "vc2", Screen "vc3"
function second:viewDidAppear() self:present(third, true) end
window.rootViewController = first
settle()
--> vc1 loadView
--> vc1 viewDidLoad
--> vc1 viewWillAppear
--> vc1 viewWillLayoutSubviews
--> vc1 viewDidLayoutSubviews
--> vc1 viewDidAppear
first:present(second, true)
settle()
--> vc2 loadView
--> vc2 viewDidLoad
--> vc1 viewWillDisappear(animated)
--> vc2 viewWillAppear(animated)
--> vc2 viewWillLayoutSubviews
--> vc2 viewDidLayoutSubviews
--> … 500 ms
--> vc2 viewDidAppear(animated)
--> vc3 loadView
--> vc3 viewDidLoad
--> vc1 viewDidDisappear(animated)
--> vc2 viewWillDisappear(animated)
--> vc3 viewWillAppear(animated)
--> vc3 viewWillLayoutSubviews
--> vc3 viewDidLayoutSubviews
--> … 500 ms
--> vc3 viewDidAppear(animated)
--> vc2 viewDidDisappear(animated)
