-- A presentation in a context that is not the last of its row.
local left, right = UIViewController{ title = "Left", definesPresentationContext = true }, UIViewController "Right"
window.rootViewController = UITabBarController{ name = "tabs", left, right, UIViewController "Third" }
settle()
left:present(UIViewController{ title = "Card", modalPresentationStyle = "overCurrentContext" }, false)
settle()
