-- A presentation over its context, half-way.
local home = UIViewController{ title = "Calendar", definesPresentationContext = true }
window.rootViewController = UITabBarController{ UINavigationController{ home, title = "Day" }, UIViewController{ title = "Year" } }
settle()
home:present(UIViewController{ title = "Hint", modalPresentationStyle = "overCurrentContext" }, true)
wait(0.25)
