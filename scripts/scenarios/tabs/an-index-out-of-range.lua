-- facts: C14, C16
-- An index without a tab is ignored; lists that were never set are nil, and may be set to nil.
local tabs = UITabBarController{ UIViewController "One", UIViewController "Two", name = "tabs" }
window.rootViewController = tabs
settle()
--> One willMove(toParent: tabs)
--> Two willMove(toParent: tabs)
--> One viewDidLoad
--> One viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
--> One didMove(toParent: tabs)
tabs.selectedIndex = 10
tabs.selectedIndex = -1
print(tabs.selectedIndex)
--> 0
tabs.selectedIndex = 1
settle()
print(tabs.selectedIndex)
--> Two viewDidLoad
--> Two viewWillAppear
--> One viewWillDisappear
--> Two viewIsAppearing
--> One viewDidDisappear
--> Two viewDidAppear
--> Two didMove(toParent: tabs)
--> 1
local plain = UIViewController()
print(plain.toolbarItems, plain.navigationItem.leftBarButtonItems)
print(plain.navigationItem.rightBarButtonItems, UITabBarController().viewControllers)
print(UITabBar().items, UITabBarController().tabBar.items, UINavigationBar().items)
--> nil nil
--> nil nil
--> nil nil nil
tabs.viewControllers = {}
print(#tabs.viewControllers)
--> 0
--> Two willMove(toParent: nil)
--> Two viewWillDisappear
--> One didMove(toParent: nil)
--> Two viewDidDisappear
--> Two didMove(toParent: nil)
tabs.viewControllers = nil
plain.toolbarItems = nil
print(tabs.viewControllers, plain.toolbarItems)
--> nil nil
