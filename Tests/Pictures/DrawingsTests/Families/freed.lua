-- A controller that was popped and freed.
local nav = UINavigationController{ name = "nav", UIViewController "Root", class("Detail", UIViewController) "Gone" }
window.rootViewController = nav
settle()
nav:popViewController(false)
settle() collectgarbage()
