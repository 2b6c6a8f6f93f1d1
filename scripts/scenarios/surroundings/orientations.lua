-- facts: E70, E71, E72, E78, E79
-- The controller that fills the screen decides, and the application: what both support is turned to.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear

-- A phone turns to all sides but upside down.
for _, side in ipairs{ "landscapeLeft", "landscapeRight", "portraitUpsideDown", "portrait" } do
  print(side, user.rotate(side))
  print(UIDevice.current().orientation, home.interfaceOrientation, window.bounds.width)
end
--> landscapeLeft true
--> landscapeLeft landscapeRight 844.0
--> landscapeRight true
--> landscapeRight landscapeLeft 844.0
--> portraitUpsideDown false the contents stay in landscapeLeft: the application supports portrait, landscapeLeft, landscapeRight
--> portraitUpsideDown landscapeLeft 844.0
--> portrait true
--> portrait portrait 390.0

-- The names of UIKit's masks, or a sequence of orientations.
function home:supportedInterfaceOrientations() return { "portrait", "landscapeLeft" } end
print(table.concat(home.supportedInterfaceOrientations, " "))
print(user.rotate "landscapeLeft")
print(user.rotate "landscapeRight")
user.rotate "portrait"
--> portrait landscapeLeft
--> false the contents stay in portrait: Home supports portrait, landscapeLeft
--> true

-- The application's delegate is asked instead of Info.plist.
simulator.infoPlist = { UISupportedInterfaceOrientations = "portrait" }
print(user.rotate "landscapeRight")
function app.supportedInterfaceOrientations(front)
  return front == window and "all" or "portrait"
end
user.rotate "portrait"
print(user.rotate "landscapeRight")
--> false the contents stay in portrait: the application supports portrait
--> true
user.rotate "portrait"
app.supportedInterfaceOrientations = nil
simulator.infoPlist = {}

-- A container is asked, not its children; its delegate answers for it.
local child = UIViewController "Child"
function child:supportedInterfaceOrientations() return "portrait" end
local tabs = UITabBarController{ child, name = "tabs" }
window.rootViewController = tabs
settle()
--> Child willMove(toParent: tabs)
--> Child viewDidLoad
--> Home viewWillDisappear
--> Child viewWillAppear
--> Child viewIsAppearing
--> Home viewDidDisappear
--> Child viewDidAppear
--> Child didMove(toParent: tabs)
print(user.rotate "landscape")
user.rotate "portrait"
tabs.delegate = { supportedInterfaceOrientations = function() return "portrait" end }
print(user.rotate "landscape")
--> true
--> false the contents stay in portrait: tabs supports portrait
