-- A cross-dissolve, half-way.
local home = UIViewController{ title = "Clock" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UIViewController{ title = "Night", modalPresentationStyle = "fullScreen", modalTransitionStyle = "crossDissolve" }, true)
wait(0.25)
