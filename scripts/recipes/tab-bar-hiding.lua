-- facts: R15, B55, B56, B57
-- The tab bar and the toolbar below pushed screens
-- Also: UIViewController Class Reference, hidesBottomBarWhenPushed, and a table recorded on iOS 10.
-- Watch: the two bars: any controller in the stack hides the tab bar, only the top the toolbar.

local nav = UINavigationController{ UIViewController "r", name = "nav" }
nav.isToolbarHidden = false
local tabs = UITabBarController{ nav }

local function show()
  local top = nav.topViewController.title
  print(top, tabs.tabBar.displayed ~= nil, nav.toolbar.displayed ~= nil)
end

show()
local a = UIViewController{ title = "a", hidesBottomBarWhenPushed = true }
nav:pushViewController(a, false)
show()
local b = UIViewController "b"
nav:pushViewController(b, false)
show()
-- The flag is read when a controller is pushed, and when it becomes the top again.
b.hidesBottomBarWhenPushed = true
show()
nav:popViewController(false)
show()
nav:popViewController(false)
show()
nav:pushViewController(UIViewController "c", false)
show()
--> r willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#3)
--> r true true
--> a willMove(toParent: nav)
--> a false false
--> b willMove(toParent: nav)
--> b false true
--> b false true
--> a false false
--> r true true
--> c willMove(toParent: nav)
--> c true true
--> b willMove(toParent: nil)
--> a didMove(toParent: nil)
--> b didMove(toParent: nil)

-- On screen: both bars are there, and the tabs are below.
window.rootViewController = tabs
settle()
--> c viewDidLoad
--> c viewWillAppear
--> c viewIsAppearing
--> nav didMove(toParent: UITabBarController#3)
--> c viewDidAppear
--> c didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ r              c                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #6          │
--> ├──────────────────────────────────────┤
--> │                                      │
--> ├──────────────────────────────────────┤
--> │                 ● r                  │
--> └──────────────────────────────────────┘
