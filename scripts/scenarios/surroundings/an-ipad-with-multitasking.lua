-- facts: E70, E73
-- An iPad app that supports multitasking isn't asked for orientations; one with the full screen is.
simulator.device = "iPad"
local root = UIViewController "Root"
local asked = 0
function root:supportedInterfaceOrientations()
  asked = asked + 1
  return "portrait"
end
window.rootViewController = root
settle()
print(user.rotate "landscape")
settle()
print(asked, window.windowScene.interfaceOrientation)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> true
--> 0 landscapeRight
user.rotate "portrait"
settle()
simulator.infoPlist = { UIRequiresFullScreen = true }
print(user.rotate "landscape")
settle()
print(asked > 0, window.windowScene.interfaceOrientation)
--> false the contents stay in portrait: Root supports portrait
--> true portrait
