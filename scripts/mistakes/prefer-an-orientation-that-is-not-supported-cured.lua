-- facts: E81
-- It prefers one of those it supports.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local player = UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }
function player:supportedInterfaceOrientations() return "landscape" end
function player:preferredInterfaceOrientationForPresentation() return "landscapeLeft" end
home:present(player, false)
settle()
--> Player viewDidLoad
--> Home viewWillDisappear
--> Player viewWillAppear
--> Player viewIsAppearing
--> Player viewDidAppear
--> Home viewDidDisappear
print(player.interfaceOrientation, #warnings())
--> landscapeLeft 0
