-- facts: B56, B59
-- A controller that hid the tab bar is popped under a modal: the tab bar is back all the same.
local detail = UIViewController{ title = "Detail", hidesBottomBarWhenPushed = true }
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Other" }
window.rootViewController = tabs
nav:pushViewController(detail, false)
settle()
print(tabs.tabBar.displayed == nil)
--> Home willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#5)
--> Other willMove(toParent: UITabBarController#5)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> nav didMove(toParent: UITabBarController#5)
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> true
tabs:present(UIViewController{ title = "Login", modalPresentationStyle = "fullScreen" }, false)
settle()
nav:popViewController(false)
tabs:dismiss(false)
settle()
print(tabs.tabBar.displayed.selected)
--> Login viewDidLoad
--> Detail viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
--> Detail viewDidDisappear
--> Detail willMove(toParent: nil)
--> Detail didMove(toParent: nil)
--> Login viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Login viewDidDisappear
--> Home
