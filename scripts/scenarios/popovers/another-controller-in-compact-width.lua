-- facts: F72, P32
-- Where the width becomes compact the delegate may put the content into a stack; the content returns
-- to the popover by itself.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
local popover = menu.popoverPresentationController
popover.sourceView = home.view
popover.sourceRect = { x = 100, y = 100, width = 20, height = 20 }
popover.delegate = {
  adaptivePresentationStyle = function() return "fullScreen" end,
  viewControllerForAdaptivePresentationStyle = function(presentation)
    return UINavigationController{ name = "nav", presentation.presentedViewController }
  end,
}
home:present(menu, false)
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
simulator.horizontalSizeClass = "compact"
settle()
print(tree())
--> Menu adaptivePresentationStyle(compact x regular)
--> Menu viewControllerForAdaptivePresentationStyle(fullScreen)
--> Menu willMove(toParent: nav)
--> Home viewWillDisappear
--> Home viewDidDisappear
--> window
--> └─ #1  UIViewController "Home"         disappeared
-->    => nav  UINavigationController      appeared      popover
-->       └─ #2  UIViewController "Menu"   appeared
print(menu.view.frame.width == window.bounds.width, popover.presentedViewController.name)
--> true nav
simulator.horizontalSizeClass = "regular"
settle()
print(tree())
--> Menu didMove(toParent: nil)
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> window
--> └─ #1  UIViewController "Home"      appeared
-->    => #2  UIViewController "Menu"   appeared   popover
--> nav deinit
print(menu.parent, menu.view.frame.width, popover.presentedViewController == menu)
--> nil 320.0 true
home:dismiss(true)
settle()
--> Menu viewWillDisappear(animated)
--> … 500 ms
--> Menu viewDidDisappear(animated)
