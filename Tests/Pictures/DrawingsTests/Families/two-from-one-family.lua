-- Two presentations from the same family.
local first = UIViewController{ title = "First", definesPresentationContext = true }
local tabs = UITabBarController{ name = "tabs", first, UIViewController "Second" }
window.rootViewController = tabs
settle()
first:present(UIViewController{ title = "Hint", modalPresentationStyle = "overCurrentContext" }, false)
settle()
tabs:present(UIViewController{ title = "Login", modalPresentationStyle = "fullScreen" }, false)
settle()
