-- facts: P14, rel-ios5-parent
-- From iOS 5 on a presented controller has a presenter and no parent.
simulator.profile = "classic"
local home, modal = UIViewController "Home", UIViewController "Modal"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
home:present(modal)
print(modal.parent, modal.presentingViewController.title)
--> Modal viewDidLoad
--> Home viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Home viewDidDisappear
--> nil Home
