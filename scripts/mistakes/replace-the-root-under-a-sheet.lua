-- facts: C24, D24, P88
-- The root is replaced while it presents: the sheet stays in the window, alive, and receives nothing.
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
print(leaks())
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> Login viewDidLoad
--> Home viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Home viewDidDisappear
--> Login viewDidAppear
--> a presented view is in the window beside the root's view, not inside it; Home is presenting Settings (since 0.0 s)
--> window
--> └─ #3  UIViewController "Login"   appeared
--> Home      what it presents is still in UIWindow
--> Settings  its owner UIViewController "Home" #1
