-- A push, half-way.
local nav = UINavigationController{ name = "nav", UIViewController "Root" }
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController "Next", true)
wait(0.175)
