-- facts: A31, A54, P51, P52
-- Flow 1: a deep link dismisses what is open, selects a tab, pops to its root, and pushes.

local function stack(name, ...)
  local nav = UINavigationController{ name = name }
  for _, title in ipairs{ ... } do
    nav:pushViewController(UIViewController(title))
  end
  return nav
end

local nav0 = stack("nav0", "home", "order")
local nav1 = stack("nav1", "more")
local nav2 = stack("nav2", "list", "x", "y")
local tabs = UITabBarController{ nav0, nav1, nav2, name = "tabs" }
window.rootViewController = tabs
tabs:present(UIViewController "sheet", true)
settle()
print(tree())
--> home willMove(toParent: nav0)
--> order willMove(toParent: nav0)
--> more willMove(toParent: nav1)
--> list willMove(toParent: nav2)
--> x willMove(toParent: nav2)
--> y willMove(toParent: nav2)
--> nav0 willMove(toParent: tabs)
--> nav1 willMove(toParent: tabs)
--> nav2 willMove(toParent: tabs)
--> order viewDidLoad
--> order viewWillAppear
--> sheet viewDidLoad
--> order viewIsAppearing
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> nav0 didMove(toParent: tabs)
--> order viewDidAppear
--> order didMove(toParent: nav0)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> window
--> └─ tabs  UITabBarController             appeared
-->    ├─ nav0  UINavigationController      appeared      shown
-->    │  ├─ #2  UIViewController "home"    disappeared   view not loaded
-->    │  └─ #3  UIViewController "order"   appeared      top
-->    ├─ nav1  UINavigationController      disappeared   view not loaded
-->    │  └─ #5  UIViewController "more"    disappeared   view not loaded
-->    ├─ nav2  UINavigationController      disappeared   view not loaded
-->    │  ├─ #7  UIViewController "list"    disappeared   view not loaded
-->    │  ├─ #8  UIViewController "x"       disappeared   view not loaded
-->    │  └─ #9  UIViewController "y"       disappeared   top, view not loaded
-->    => #11  UIViewController "sheet"     appeared      pageSheet

-- Each step waits for the one before.
local function openDetail()
  tabs:dismiss(true, function()
    tabs.selectedIndex = 2
    nav2.delegate = {
      didShow = function(nav, shown)
        if shown ~= nav.viewControllers[1] then return end
        nav.delegate = nil
        nav:pushViewController(UIViewController "detail", true)
      end,
    }
    nav2:popToRootViewController(true)
  end)
end

openDetail()
settle()
--> sheet viewWillDisappear(animated)
--> … 500 ms
--> sheet viewDidDisappear(animated)
--> completion of dismiss(tabs)
--> y viewDidLoad
--> y viewWillAppear
--> order viewWillDisappear
--> y viewIsAppearing
--> order viewDidDisappear
--> nav2 didMove(toParent: tabs)
--> y viewDidAppear
--> nav2 didShow(y)
--> y willMove(toParent: nil)
--> list viewDidLoad
--> y viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> list viewIsAppearing(animated)
--> x didMove(toParent: nil)
--> … 350 ms
--> y viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> list didMove(toParent: nav2)
--> y didMove(toParent: nil)
--> nav2 didShow(list, animated)
--> detail willMove(toParent: nav2)
--> detail viewDidLoad
--> list viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> detail viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav2)
print(tree())
print(tabs.selectedIndex, tabs.presentedViewController, #nav0.viewControllers)
--> window
--> └─ tabs  UITabBarController               appeared
-->    ├─ nav0  UINavigationController        disappeared
-->    │  ├─ #2  UIViewController "home"      disappeared   view not loaded
-->    │  └─ #3  UIViewController "order"     disappeared   top
-->    ├─ nav1  UINavigationController        disappeared   view not loaded
-->    │  └─ #5  UIViewController "more"      disappeared   view not loaded
-->    └─ nav2  UINavigationController        appeared      shown
-->       ├─ #7  UIViewController "list"      disappeared
-->       └─ #12  UIViewController "detail"   appeared      top
--> 2 nil 2
