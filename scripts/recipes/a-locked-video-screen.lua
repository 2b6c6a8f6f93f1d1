-- facts: E71, E72, E78, E80, E81, E83, J12
-- A locked video screen on top of a portrait app
-- Watch: the stack answers for its screens, so the list stays upright; the player turns the screen, and back.

simulator.infoPlist = { UISupportedInterfaceOrientations = "allButUpsideDown" }

-- The app is upright: the root is asked, and a stack asks its delegate, not its screens.
local List = class("VideosViewController", UIViewController)
function List:viewWillTransition() print(self.presentedViewController) end
local list = List "Videos"
local nav = UINavigationController{ list, name = "nav" }
nav.delegate = { supportedInterfaceOrientations = function() return "portrait" end }
window.rootViewController = nav
settle()
--> Videos willMove(toParent: nav)
--> Videos viewDidLoad
--> Videos viewWillAppear
--> Videos viewIsAppearing
--> Videos viewDidAppear
--> Videos didMove(toParent: nav)

-- The user turns the device: the list stays as it is.
print(user.rotate "landscape")
--> false the contents stay in portrait: nav supports portrait
print(UIDevice.current().orientation, list.interfaceOrientation)
--> landscapeLeft portrait
user.rotate "portrait"

-- The player is for landscape only, and fills the screen: that is why it is asked.
local Player = class("PlayerViewController", UIViewController)
function Player:supportedInterfaceOrientations() return "landscape" end
function Player:preferredInterfaceOrientationForPresentation()
  return "landscapeRight"
end
local player = Player{ title = "Player", modalPresentationStyle = "fullScreen" }
list:present(player, true)
--> Player viewDidLoad
--> Videos viewWillDisappear(animated)
--> Player viewWillAppear(animated)
--> Player viewIsAppearing(animated)
wait(0.25)
print(screen())
--> ┌──────────────────────────────────────────────────────────────────────────────┐
--> │                       PlayerViewController #3 "Player"                       │
--> └──────────────────────────────────────────────────────────────────────────────┘
settle()
print(screen())
--> … 250 ms
--> Player viewDidAppear(animated)
--> Videos viewDidDisappear(animated)
--> ┌──────────────────────────────────────────────────────────────────────────────┐
--> │                       PlayerViewController #3 "Player"                       │
--> └──────────────────────────────────────────────────────────────────────────────┘

-- It can be turned to its other side, but not upright.
print(user.rotate "landscapeRight")
print(player.interfaceOrientation)
--> true
--> landscapeLeft
print(user.rotate "portrait")
--> false the contents stay in landscapeLeft: Player supports landscapeLeft, landscapeRight

-- The list decides again, and is upright: it is notified when nothing is presented any more.
player:dismiss(true)
settle()
print(screen())
--> Player viewWillDisappear(animated)
--> Videos viewWillAppear(animated)
--> Videos viewIsAppearing(animated)
--> … 500 ms
--> Videos viewWillTransition(to: 390 x 844)
--> nil
--> Videos viewDidAppear(animated)
--> Player viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Videos                │
--> ├──────────────────────────────────────┤
--> │       VideosViewController #1        │
--> └──────────────────────────────────────┘
