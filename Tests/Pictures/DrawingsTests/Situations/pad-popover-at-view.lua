-- A popover at a view in the lower half.
simulator.device = "iPad"
local home = UIViewController{ title = "Map" }
local pin = UIButton{ title = "Pin" }
pin.frame = { x = 120, y = 760, width = 80, height = 40 }
home.view:addSubview(pin)
window.rootViewController = UINavigationController{ home }
settle()
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover", preferredContentSize = { width = 240, height = 320 } }
menu.popoverPresentationController.sourceView = pin
home:present(menu, true)
settle()
