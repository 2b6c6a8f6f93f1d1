-- A form sheet on an iPad.
simulator.device = "iPad"
local home = UIViewController{ title = "Accounts" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UINavigationController{ UIViewController{ title = "Log in" }, modalPresentationStyle = "formSheet" }, true)
settle()
