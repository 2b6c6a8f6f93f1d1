-- facts: P5, P84, P85
-- A presentation over a tab leaves with the tab; what it covered is there afterwards.
local first, second = UIViewController "First", UIViewController "Second"
local nav = UINavigationController{ first, name = "nav" }
window.rootViewController = UITabBarController{ nav, second, name = "tabs" }
settle()
--> First willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Second willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> nav didMove(toParent: tabs)
--> First viewDidAppear
--> First didMove(toParent: nav)
local modal = UIViewController{ title = "Modal", modalPresentationStyle = "currentContext" }
first:present(modal)
settle()
print(modal.presentingViewController.name)
--> Modal viewDidLoad
--> First viewWillDisappear
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> First viewDidDisappear
--> nav
user.selectTab(1)
settle()
--> Second viewDidLoad
--> Second viewWillAppear
--> Modal viewWillDisappear
--> Second viewIsAppearing
--> Second viewDidAppear
--> Second didMove(toParent: tabs)
--> Modal viewDidDisappear
user.selectTab(0)
settle()
--> Modal viewWillAppear
--> Second viewWillDisappear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> Second viewDidDisappear
first:dismiss()
settle()
print(first.view.window == window)
--> Modal viewWillDisappear
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> Modal viewDidDisappear
--> true
