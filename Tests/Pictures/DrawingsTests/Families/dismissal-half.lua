-- A dismissal, half-way.
local home = UIViewController "Home"
window.rootViewController = home
settle()
home:present(UIViewController{ title = "Sheet", modalPresentationStyle = "fullScreen" }, false)
settle()
home:dismiss(true)
wait(0.25)
