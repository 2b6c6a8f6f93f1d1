-- facts: F14
-- In an app with scenes a window without a scene shows nothing.
simulator.device = "iPad"
window.windowScene.delegate = { willConnect = function() end }
local help = UIWindow{ rootViewController = UIViewController "Help" }
help:makeKeyAndVisible()
settle()
print(help.windowScene, help.isKeyWindow)
--> nil false
