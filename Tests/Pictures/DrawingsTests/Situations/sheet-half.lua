-- A page sheet, half-way up.
local home = UIViewController{ title = "Calendar" }
window.rootViewController = UINavigationController{ home }
settle()
local new = UIViewController{ title = "New Event" }
home:present(UINavigationController{ new, modalPresentationStyle = "pageSheet" }, true)
wait(0.25)
