-- facts: A21, D4, P63, P81
-- Flow 8: everything in one turn: select, dismiss, set the stack. And two requests that overlap.

local home, profile = UIViewController "home", UIViewController "profile"
local homeNav = UINavigationController{ home, name = "homeNav" }
local profileNav = UINavigationController{ profile, name = "profileNav" }
local tabs = UITabBarController{ homeNav, profileNav, name = "tabs" }
window.rootViewController = tabs
settle()
home:present(UIViewController "anything", true)
settle()
--> home willMove(toParent: homeNav)
--> profile willMove(toParent: profileNav)
--> homeNav willMove(toParent: tabs)
--> profileNav willMove(toParent: tabs)
--> home viewDidLoad
--> home viewWillAppear
--> home viewIsAppearing
--> homeNav didMove(toParent: tabs)
--> home viewDidAppear
--> home didMove(toParent: homeNav)
--> anything viewDidLoad
--> anything viewWillAppear(animated)
--> anything viewIsAppearing(animated)
--> … 500 ms
--> anything viewDidAppear(animated)
tabs.selectedIndex = 1
tabs:dismiss(false)
local stack = { profile, UIViewController "threads", UIViewController "thread" }
profileNav:setViewControllers(stack, true)
settle()
--> profile viewDidLoad
--> profile viewWillAppear
--> home viewWillDisappear
--> profile viewIsAppearing
--> home viewDidDisappear
--> profileNav didMove(toParent: tabs)
--> profile viewDidAppear
--> profile didMove(toParent: profileNav)
--> anything viewWillDisappear
--> threads willMove(toParent: profileNav)
--> thread willMove(toParent: profileNav)
--> thread viewDidLoad
--> profile viewWillDisappear(animated)
--> thread viewWillAppear(animated)
--> thread viewIsAppearing(animated)
--> anything viewDidDisappear
--> … 350 ms
--> profile viewDidDisappear(animated)
--> thread viewDidAppear(animated)
--> thread didMove(toParent: profileNav)
print(tree())
--> window
--> └─ tabs  UITabBarController                appeared
-->    ├─ homeNav  UINavigationController      disappeared
-->    │  └─ #1  UIViewController "home"       disappeared
-->    └─ profileNav  UINavigationController   appeared      shown
-->       ├─ #2  UIViewController "profile"    disappeared
-->       ├─ #7  UIViewController "threads"    disappeared   view not loaded
-->       └─ #8  UIViewController "thread"     appeared      top

-- A deep link dismisses and presents in the same turn: the second request is refused.
tabs:present(UIViewController "sheet", true)
settle()
tabs:dismiss(true)
tabs:present(UIViewController "link", true)
settle()
print(tabs.presentedViewController)
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> warning still-dismissing: Attempt to present <UIViewController: 0x1a0> on <UITabBarController: 0x150> (from <UITabBarController: 0x150>) which is already presenting <UIViewController: 0x190>.
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> nil
