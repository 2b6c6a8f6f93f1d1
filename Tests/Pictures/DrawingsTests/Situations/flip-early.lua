-- A flip in its first half.
local home = UIViewController{ title = "Weather" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UIViewController{ title = "Back", modalPresentationStyle = "fullScreen", modalTransitionStyle = "flipHorizontal" }, true)
wait(0.12)
