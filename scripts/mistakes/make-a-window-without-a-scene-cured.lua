-- facts: F14
-- A window is made for the scene in which it is to be seen.
simulator.device = "iPad"
window.windowScene.delegate = { willConnect = function() end }
local help = UIWindow{
  windowScene = window.windowScene, rootViewController = UIViewController "Help",
}
help:makeKeyAndVisible()
settle()
print(help.windowScene == window.windowScene, help.isKeyWindow)
--> Help viewDidLoad
--> Help viewWillAppear
--> Help viewIsAppearing
--> Help viewDidAppear
--> true true
