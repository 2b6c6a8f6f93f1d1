-- A presentation over the whole screen that lets what is below shine through.
local home = UIViewController{ title = "Calendar" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UIViewController{ title = "Veil", modalPresentationStyle = "overFullScreen" }, true)
settle()
