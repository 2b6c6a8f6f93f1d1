-- facts: E75, E81
-- The player prefers to begin upright, but supports only landscape.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local player = UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }
function player:supportedInterfaceOrientations() return "landscape" end
function player:preferredInterfaceOrientationForPresentation() return "portrait" end
local _, problem = pcall(home.present, home, player, true)
print(problem.code, home.presentedViewController)
print(problem.why)
--> exception UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!
--> preferred-orientation nil
--> a full-screen presentation begins in the preferred orientation, which has to be supported; Player prefers portrait
