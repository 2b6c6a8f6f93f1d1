-- facts: A26, P15, P48, RMK-01, cb-storyboard-modal-with-layout
-- A full-screen view is loaded and laid out before the presenter has disappeared.
local Screen = class("ScreenViewController", UIViewController)
function Screen:loadView() Screen.super.loadView(self) end
function Screen:viewWillLayoutSubviews() end
function Screen:viewDidLayoutSubviews() end

local first = Screen "vc1"
window.rootViewController = first
settle()
--> vc1 loadView
--> vc1 viewDidLoad
--> vc1 viewWillAppear
--> vc1 viewIsAppearing
--> vc1 viewWillLayoutSubviews
--> vc1 viewDidLayoutSubviews
--> vc1 viewDidAppear
first:present(Screen{ title = "vc2", modalPresentationStyle = "fullScreen" }, true)
settle()
--> vc2 loadView
--> vc2 viewDidLoad
--> vc1 viewWillDisappear(animated)
--> vc2 viewWillAppear(animated)
--> vc2 viewIsAppearing(animated)
--> vc2 viewWillLayoutSubviews
--> vc2 viewDidLayoutSubviews
--> … 500 ms
--> vc2 viewDidAppear(animated)
--> vc1 viewDidDisappear(animated)
