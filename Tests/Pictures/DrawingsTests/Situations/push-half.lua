-- A push, half-way.
local nav = UINavigationController{ UIViewController{ title = "Root Level" } }
nav.topViewController.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Push 2", action = function() end }
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController{ title = "Level 2" }, true)
wait(0.175)
