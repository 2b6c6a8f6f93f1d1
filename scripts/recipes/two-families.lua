-- facts: R12, P2, P8, P9, P10, P14, bars-057-figure-13-8
-- Inter-family relationships
-- Book: iOS Programming, section Inter-family relationships, rule 1: No property crosses a family's border
-- Book: iOS Programming, chapter 13, figure 13.8: A view controller hierarchy
-- Book: iOS Programming, section Inter-family relationships, rule 2: The oldest ancestor presents
-- Watch: the last two columns: whichever controller is asked, the root of the family presents.

local function firstFamily()
  local a = UIViewController{ name = "A" }
  return UITabBarController{ UINavigationController{ a, name = "N1" }, name = "T" }
end

local function secondFamily()
  local nav = UINavigationController{ UIViewController{ name = "B" }, name = "N2" }
  nav.modalPresentationStyle = "fullScreen"
  return nav
end

local tabs = firstFamily()
local nav = tabs.viewControllers[1]
window.rootViewController = tabs
settle()
--> A willMove(toParent: N1)
--> N1 willMove(toParent: T)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> N1 didMove(toParent: T)
--> A viewDidAppear
--> A didMove(toParent: N1)

-- Figure 13.8: A view controller hierarchy
-- Rule 1: No property crosses a family's border
local second = secondFamily()
nav.topViewController:present(second, true)
settle()
print(families())
--> B willMove(toParent: N2)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 500 ms
--> B viewDidAppear(animated)
--> B didMove(toParent: N2)
--> A viewDidDisappear(animated)
-->       parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   T   nil     nil                   nil               nil                  nil         N2
-->   N1  T       nil                   T                 nil                  nil         N2
-->   A   N1      N1                    T                 nil                  nil         N2
--> family 2
-->   N2  nil     nil                   nil               nil                  T           nil
-->   B   N2      N2                    nil               nil                  T           nil

-- The second family covers all of the first, including the tab bar and the navigation bar.
print(tree())
--> window
--> └─ T  UITabBarController           disappeared
-->    ├─ N1  UINavigationController   disappeared
-->    │  └─ A  UIViewController       disappeared
-->    => N2  UINavigationController   appeared      fullScreen
-->       └─ B  UIViewController       appeared
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │          UIViewController B          │
--> └──────────────────────────────────────┘

-- Rule 2: The oldest ancestor presents
-- Asking the stack or the tab bar controller makes no difference.
local kept = { second }
for _, asked in ipairs{ nav, tabs } do
  tabs:dismiss(false)
  settle()
  second = secondFamily()
  kept[#kept + 1] = second
  asked:present(second, false)
  settle()
  print(asked.name, tabs.presentedViewController.presentingViewController.name)
end
print(#kept .. " families were presented by " .. tabs.name)
--> B viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> B viewDidDisappear
--> B willMove(toParent: N2)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: N2)
--> A viewDidDisappear
--> N1 T
--> B viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> B viewDidDisappear
--> B willMove(toParent: N2)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: N2)
--> A viewDidDisappear
--> T T
--> 3 families were presented by T
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │          UIViewController B          │
--> └──────────────────────────────────────┘
