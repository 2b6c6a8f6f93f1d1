-- facts: P52, D4
-- A presenter that has left the screen dismisses what it presents; it can present again then.
local home, modal = UIViewController "Home", UIViewController "Modal"
window.rootViewController = home
settle()
home:present(modal, false)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Modal viewDidLoad
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
window.rootViewController = UIViewController "Other"
settle()
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> Other viewDidLoad
--> Home viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Home viewDidDisappear
--> Other viewDidAppear
home:dismiss(false)
settle()
print(home.presentedViewController, modal.presentingViewController)
--> Modal viewWillDisappear
--> Modal viewDidDisappear
--> nil nil
window.rootViewController = home
settle()
home:present(modal, false)
settle()
print(home.presentedViewController.title)
--> Other viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Other viewDidDisappear
--> Home viewDidAppear
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> Modal
