-- A push to a controller of a stack without a bar.
local nav = UINavigationController{ UIViewController{ title = "Root" } }
nav:setNavigationBarHidden(true, false)
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController{ title = "Level 2" }, true)
wait(0.1)
