-- A form sheet on an iPad, half-way up.
simulator.device = "iPad"
local home = UIViewController{ title = "Accounts" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UINavigationController{ UIViewController{ title = "Log in" }, modalPresentationStyle = "formSheet" }, true)
wait(0.25)
