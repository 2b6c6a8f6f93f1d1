-- facts: E75, E76
-- The player is for landscape only, and the application for portrait only: up to iOS 12 that raises.
simulator.profile = "mid"
simulator.infoPlist = { UISupportedInterfaceOrientations = "portrait" }
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local player = UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }
function player:supportedInterfaceOrientations() return "landscape" end
local _, problem = pcall(home.present, home, player, true)
print(problem.code, home.presentedViewController)
print(problem.why)
--> exception UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the application, and [UIViewController shouldAutorotate] is returning YES
--> no-common-orientation nil
--> the screen is turned to an orientation that both the controller and the application support; Player supports landscapeLeft, landscapeRight
