-- facts: F71
-- A rotation asks where the popover goes: both the rectangle and the view may be others.
simulator.device = "iPad"
local home = UIViewController{ title = "Home" }
local other = UIView{ frame = { x = 10, y = 40, width = 50, height = 50 } }
home.view:addSubview(other)
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
local popover = menu.popoverPresentationController
popover.sourceView = home.view
popover.sourceRect = { x = 700, y = 900, width = 20, height = 20 }
popover.delegate = {
  willReposition = function(_, rect, view)
    print(rect.x, rect.y, view == home.view)
    return { x = 0, y = 0, width = 50, height = 50 }, other
  end,
}
home:present(menu, false)
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
print(popover.arrowDirection)
--> down
user.rotate "landscape"
--> Menu willReposition
--> 700.0 900.0 true
settle()
print(popover.arrowDirection, popover.sourceView == other, menu.view.frame.y)
--> up true 100.0
