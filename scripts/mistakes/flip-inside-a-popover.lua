-- facts: P46
-- Up to iOS 12 a flip is not allowed inside a popover.
simulator.profile, simulator.device = "mid", "iPad"
local home = UIViewController "Home"
local panel = UIViewController{ title = "Panel", modalPresentationStyle = "popover" }
local back = UIViewController{ title = "Back", modalPresentationStyle = "currentContext" }
window.rootViewController = home
panel.popoverPresentationController.sourceView = home.view
settle()
home:present(panel, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Panel viewDidLoad
--> Panel viewWillAppear(animated)
--> … 500 ms
--> Panel viewDidAppear(animated)
back.modalTransitionStyle = "flipHorizontal"
local _, e = pcall(function() panel:present(back, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: <UIViewController: 0x130> cannot be presented inside a popover with another transition than cover.
--> <UIViewController: 0x130> cannot be presented inside a popover with another transition than cover.
--> inside a popover old releases only support coverVertical; that of Back is flipHorizontal
