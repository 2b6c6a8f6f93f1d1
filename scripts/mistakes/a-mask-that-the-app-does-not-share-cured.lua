-- facts: E71, E72, E80
-- The application supports what one of its screens needs, and the root stays upright by its own mask.
simulator.profile = "mid"
simulator.infoPlist = { UISupportedInterfaceOrientations = "allButUpsideDown" }
local home = UIViewController "Home"
function home:supportedInterfaceOrientations() return "portrait" end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local player = UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }
function player:supportedInterfaceOrientations() return "landscape" end
home:present(player, false)
settle()
--> Player viewDidLoad
--> Home viewWillDisappear
--> Player viewWillAppear
--> Player viewDidAppear
--> Home viewDidDisappear
print(player.interfaceOrientation)
player:dismiss(false)
settle()
--> landscapeRight
--> Player viewWillDisappear
--> Home viewWillAppear
--> Home viewDidAppear
--> Player viewDidDisappear
print(home.interfaceOrientation, #warnings())
--> portrait 0
