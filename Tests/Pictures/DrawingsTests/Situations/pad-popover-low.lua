-- A popover of its own class, above a rectangle in the lower half.
simulator.device = "iPad"
local home = UIViewController{ title = "Map" }
window.rootViewController = UINavigationController{ home }
settle()
local popover = UIPopoverController{ contentViewController = UINavigationController{ UIViewController{ title = "Pin" } } }
popover:present({ x = 620, y = 800, width = 80, height = 40 }, home.view, "any", true)
settle()
