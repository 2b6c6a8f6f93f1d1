-- facts: R19, B69, bars-042-tab-retap-pops
-- Creative Popping Options
-- Book: iPhone Developer's Cookbook, section Creative Popping Options, rule 1: Popping to the root
-- Also: UITabBarControllerDelegate reference: a tap on the tab that is already selected.
-- Watch: the stack: a tap on its tab pops to the root unless the delegate refuses; a call doesn't.

local r, a, b = UIViewController "r", UIViewController "a", UIViewController "b"
local nav = UINavigationController{ r, a, b, name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Other", name = "tabs" }
local asks = { didSelect = function() end }
tabs.delegate = asks
window.rootViewController = tabs
settle()
--> r willMove(toParent: nav)
--> a willMove(toParent: nav)
--> b willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Other willMove(toParent: tabs)
--> b viewDidLoad
--> b viewWillAppear
--> b viewIsAppearing
--> nav didMove(toParent: tabs)
--> b viewDidAppear
--> b didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ a              b                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> ├──────────────────────────────────────┤
--> │       ● r             ○ Other        │
--> └──────────────────────────────────────┘

-- Rule 1: Popping to the root
user.selectTab(0)
settle()
print(#nav.viewControllers)
--> tabs didSelect(nav)
--> b willMove(toParent: nil)
--> r viewDidLoad
--> b viewWillDisappear(animated)
--> r viewWillAppear(animated)
--> r viewIsAppearing(animated)
--> a didMove(toParent: nil)
--> … 350 ms
--> b viewDidDisappear(animated)
--> r viewDidAppear(animated)
--> r didMove(toParent: nav)
--> b didMove(toParent: nil)
--> 1
nav.viewControllers = { r, a, b }
settle()
--> a willMove(toParent: nav)
--> b willMove(toParent: nav)
--> r viewWillDisappear
--> b viewWillAppear
--> b viewIsAppearing
--> r viewDidDisappear
--> b viewDidAppear
--> b didMove(toParent: nav)
function asks.shouldSelect(controller, tab)
  return controller.selectedViewController ~= tab
end
user.selectTab(0)
settle()
print(#nav.viewControllers)
--> tabs shouldSelect(nav)
--> 3
-- The program's own selection pops nothing and notifies no delegate.
tabs.selectedIndex = 0
settle()
print(#nav.viewControllers)
--> 3
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ a              b                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> ├──────────────────────────────────────┤
--> │       ● r             ○ Other        │
--> └──────────────────────────────────────┘
