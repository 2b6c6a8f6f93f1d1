-- facts: P2, P8, P9, P10, P14, R12, rel-tab-child-fullscreen-ios6, bars-057-figure-13-8
-- Whichever member of a family presents, its root is the presenter; each family sees the other.
local items = UIViewController{ name = "items" }
local first = UINavigationController{ items, name = "first" }
local tabs = UITabBarController{ first, name = "tabs" }
local detail = UIViewController{ name = "detail" }
local second = UINavigationController{ detail, name = "second" }
window.rootViewController = tabs
items:present(second, true)

local function names(controller)
  local function name(other) return other and other.name end
  print(controller.name, name(controller.presentingViewController),
    name(controller.presentedViewController), name(controller.parent),
    name(controller.navigationController), name(controller.tabBarController))
end
for _, controller in ipairs{ tabs, first, items, second, detail } do names(controller) end
--> items willMove(toParent: first)
--> first willMove(toParent: tabs)
--> detail willMove(toParent: second)
--> items viewDidLoad
--> items viewWillAppear
--> detail viewDidLoad
--> tabs nil second nil nil nil
--> first nil second tabs nil tabs
--> items nil second first first tabs
--> second tabs nil nil nil nil
--> detail tabs nil second second nil
--> items viewIsAppearing
--> detail viewWillAppear(animated)
--> detail viewIsAppearing(animated)
settle()
print(tree())
--> first didMove(toParent: tabs)
--> items viewDidAppear
--> items didMove(toParent: first)
--> … 500 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: second)
--> window
--> └─ tabs  UITabBarController            appeared
-->    ├─ first  UINavigationController    appeared
-->    │  └─ items  UIViewController       appeared
-->    => second  UINavigationController   appeared   pageSheet
-->       └─ detail  UIViewController      appeared
