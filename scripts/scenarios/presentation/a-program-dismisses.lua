-- facts: B70, B71, bars-045-sheet-code-dismiss, bars-046-popover-outside-tap
-- The delegate is notified of the user's dismissals, not of the program's.
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local delegate = {
  shouldDismiss = function() return true end,
  willDismiss = function() end,
  didDismiss = function() end,
}
for _, style in ipairs{ "pageSheet", "popover" } do
  local presented = UIViewController{ title = style, modalPresentationStyle = style }
  home:present(presented, false)
  presented.presentationController.delegate = delegate
  if style == "popover" then presented.popoverPresentationController.sourceView = home.view end
  settle()
  home:dismiss(false)
  settle()
end
--> pageSheet viewDidLoad
--> pageSheet viewWillAppear
--> pageSheet viewIsAppearing
--> pageSheet viewDidAppear
--> pageSheet viewWillDisappear
--> pageSheet viewDidDisappear
--> popover viewDidLoad
--> popover viewWillAppear
--> popover viewIsAppearing
--> popover viewDidAppear
--> popover viewWillDisappear
--> popover viewDidDisappear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
home:present(menu, false)
menu.popoverPresentationController.sourceView = home.view
menu.presentationController.delegate = delegate
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
user.tapOutside()
settle()
--> Menu shouldDismiss
--> Menu willDismiss
--> Menu viewWillDisappear(animated)
--> … 500 ms
--> Menu viewDidDisappear(animated)
--> Menu didDismiss
