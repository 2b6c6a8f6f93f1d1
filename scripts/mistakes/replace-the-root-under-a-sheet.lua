-- facts: P88
-- The root is replaced while it presents: a device keeps the sheet, here a warning removes it.
window.rootViewController = UIViewController "Home"
settle()
window.rootViewController:present(UIViewController{ name = "Settings" }, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Settings viewDidLoad
--> Settings viewWillAppear(animated)
--> Settings viewIsAppearing(animated)
--> … 500 ms
--> Settings viewDidAppear(animated)
window.rootViewController = UIViewController "Login"
settle()
print(warnings()[1].why)
print(tree())
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> Login viewDidLoad
--> Home viewWillDisappear
--> Settings viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Home viewDidDisappear
--> Settings viewDidDisappear
--> Login viewDidAppear
--> Settings deinit
--> a presented view is in the window beside the root's view, not inside it; Home is presenting Settings (since 0.0 s)
--> window
--> └─ #3  UIViewController "Login"   appeared
