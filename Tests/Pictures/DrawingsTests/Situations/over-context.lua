-- A presentation over its context: what is below shines through, the bar stays free.
local home = UIViewController{ title = "Calendar", definesPresentationContext = true }
window.rootViewController = UITabBarController{ UINavigationController{ home, title = "Day" }, UIViewController{ title = "Year" } }
settle()
home:present(UIViewController{ title = "Hint", modalPresentationStyle = "overCurrentContext" }, true)
settle()
