-- facts: F74, F75, F107
-- Another preferred size resizes a popover at once; a tap outside dismisses it as a swipe does.
simulator.device = "iPad"
local home = UIViewController{ title = "Home" }
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
menu.preferredContentSize = { width = 200, height = 100 }
local popover = menu.popoverPresentationController
popover.sourceView = home.view
popover.sourceRect = { x = 300, y = 200, width = 20, height = 20 }
popover.delegate = {
  shouldDismiss = function() print "should" end,
  willDismiss = function() print "will" end,
  didDismiss = function() print "did" end,
}
home:present(menu, false)
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
print(menu.view.frame.width, menu.view.frame.height)
--> 200.0 100.0
menu.preferredContentSize = { width = 300, height = 250 }
print(menu.view.frame.width, menu.view.frame.height)
--> 300.0 250.0
print(user.tapOutside())
--> Menu shouldDismiss
--> should
--> Menu willDismiss
--> will
--> true
--> Menu viewWillDisappear(animated)
settle()
--> … 500 ms
--> Menu viewDidDisappear(animated)
--> Menu didDismiss
--> did
