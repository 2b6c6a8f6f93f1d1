-- A presentation, asked for deep inside a family.
local inner = UIViewController "Inner"
window.rootViewController = UITabBarController{ name = "tabs", UINavigationController{ name = "nav", UIViewController "Root", inner } }
settle()
inner:present(UINavigationController{ name = "form", UIViewController "New" }, false)
settle()
