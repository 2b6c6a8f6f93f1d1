-- A push that was asked for, and no callbacks yet.
local nav = UINavigationController{ name = "nav", UIViewController "Root" }
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController "Next", true)
