-- A popover at a button of a bar.
simulator.device = "iPad"
local home = UIViewController{ title = "Photos" }
local share = UIBarButtonItem{ title = "Share", action = function() end }
home.navigationItem.rightBarButtonItem = share
window.rootViewController = UINavigationController{ home }
settle()
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
menu.popoverPresentationController.barButtonItem = share
home:present(menu, true)
settle()
