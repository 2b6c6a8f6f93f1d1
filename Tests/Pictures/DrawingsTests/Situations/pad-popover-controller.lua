-- A popover of its own class, to the right of a rectangle.
simulator.device = "iPad"
local home = UIViewController{ title = "Map" }
window.rootViewController = UINavigationController{ home }
settle()
local popover = UIPopoverController{ contentViewController = UIViewController{ title = "Pin" } }
popover:present({ x = 120, y = 400, width = 80, height = 40 }, home.view, "left", true)
settle()
