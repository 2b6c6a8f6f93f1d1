-- facts: C1, C2, C3, C4
-- A view is in a window from the line on which it is added, hidden window or not.
local hidden = UIWindow()
local area, guest = UIView(), UIViewController "Guest"
area:addSubview(guest.view)
print(guest.view.window)
hidden:addSubview(area)
print(guest.view.window == hidden)
settle()
--> Guest viewDidLoad
--> nil
--> Guest viewWillAppear
--> true
--> Guest viewIsAppearing
--> Guest viewDidAppear
local modal = UIViewController "Modal"
guest:present(modal, false)
settle()
print(guest.presentedViewController)
--> warning detached-presenter: Presenting view controller <UIViewController: 0x120> from detached view controller <UIViewController: 0x110> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <UIViewController: 0x110> is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.
--> Modal viewDidLoad
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> UIViewController "Modal" #2
guest:dismiss(false)
settle()
area:removeFromSuperview()
print(guest.view.window)
settle()
--> Modal viewWillDisappear
--> Modal viewDidDisappear
--> Guest viewWillDisappear
--> nil
--> Guest viewDidDisappear

-- Tabs exchange their views inside the setter.
local first, second = UIViewController "First", UIViewController "Second"
local tabs = UITabBarController{ first, second }
window.rootViewController = tabs
settle()
--> First willMove(toParent: UITabBarController#5)
--> Second willMove(toParent: UITabBarController#5)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: UITabBarController#5)
tabs.selectedIndex = 1
print(first.view.window, second.view.window == window)
print(tree())
settle()
--> Second viewDidLoad
--> Second viewWillAppear
--> First viewWillDisappear
--> nil true
--> window 1
--> └─ #5  UITabBarController             appeared
-->    ├─ #3  UIViewController "First"    disappearing
-->    └─ #4  UIViewController "Second"   appearing      shown
--> window 2  hidden  no root
--> Second viewIsAppearing
--> First viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: UITabBarController#5)
