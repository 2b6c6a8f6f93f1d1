-- facts: E88, E89
-- An application for landscape loads its root in landscape; a root for landscape loads upright, and turns.
simulator.infoPlist = { UISupportedInterfaceOrientations = "landscape" }
local Screen = class("ScreenViewController", UIViewController)
function Screen:viewDidLoad() print(self.title, "loads with", self.view.frame.width) end
function Screen:viewWillAppear() print(self.title, "will appear with", self.view.frame.width) end
function Screen:willTransition() end
function Screen:viewWillTransition() end
function Screen:viewDidAppear() print(self.title, "did appear with", self.view.frame.width) end
window.rootViewController = Screen "Game"
settle()
--> Game viewDidLoad
--> Game loads with 844.0
--> Game viewWillAppear
--> Game will appear with 844.0
--> Game viewIsAppearing
--> Game viewDidAppear
--> Game did appear with 844.0

simulator:reset()
local Wide = class("WideViewController", Screen)
function Wide:supportedInterfaceOrientations() return "landscape" end
window.rootViewController = Wide "Wide"
settle()
print(window.frame.width)
--> Wide viewDidLoad
--> Wide loads with 390.0
--> Wide viewWillAppear
--> Wide will appear with 390.0
--> Wide willTransition(to: regular x compact)
--> Wide viewIsAppearing
--> Wide viewDidAppear
--> Wide did appear with 844.0
--> 844.0
