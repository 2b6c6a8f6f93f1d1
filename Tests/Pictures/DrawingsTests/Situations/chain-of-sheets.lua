-- A sheet over a sheet.
local home = UIViewController{ title = "Mail" }
window.rootViewController = UINavigationController{ home }
settle()
local first = UIViewController{ title = "Accounts", modalPresentationStyle = "pageSheet" }
home:present(first, true)
settle()
first:present(UIViewController{ title = "Add", modalPresentationStyle = "pageSheet" }, true)
settle()
