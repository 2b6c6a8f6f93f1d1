-- A pop, half-way.
local nav = UINavigationController{ UIViewController{ title = "Root Level" }, UIViewController{ title = "Level 2" } }
window.rootViewController = nav
settle()
nav:popViewController(true)
wait(0.175)
