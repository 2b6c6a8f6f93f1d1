-- facts: P26, P31
-- A delegate returns `none` to keep a popover a popover in a compact width.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
menu.popoverPresentationController.sourceView = home.view
menu.popoverPresentationController.delegate = {
  adaptivePresentationStyle = function() return "none" end,
}
home:present(menu, true)
settle()
print(#warnings())
--> Menu adaptivePresentationStyle(compact x regular)
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> Menu viewIsAppearing(animated)
--> … 500 ms
--> Menu viewDidAppear(animated)
--> 0
