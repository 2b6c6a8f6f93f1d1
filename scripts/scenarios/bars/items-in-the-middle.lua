-- facts: F109, H76
-- Groups of items are in the middle for a browser in regular width, else in an overflow menu.
simulator.device = "iPad"
local page = UIViewController "Page"
local find = UIBarButtonItem{ title = "Find", action = function() print("find") end }
local share = UIBarButtonItem{ title = "Share", action = function() print("share") end }
page.navigationItem.style = "browser"
page.navigationItem.centerItemGroups = {
  UIBarButtonItemGroup{ find }, UIBarButtonItemGroup{ share },
}
page.navigationItem.rightBarButtonItem = UIBarButtonItem "Done"
local nav = UINavigationController{ page }
window.rootViewController = nav
settle()
--> Page willMove(toParent: UINavigationController#2)
--> Page viewDidLoad
--> Page viewWillAppear
--> Page viewIsAppearing
--> Page viewDidAppear
--> Page didMove(toParent: UINavigationController#2)
print(screen())
user.tap "Find"
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ Page                            Find  Share                             Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #1                              │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> find
-- A navigator has no room for them there.
page.navigationItem.style = "navigator"
print(nav.navigationBar.displayed.right[1], nav.navigationBar.displayed.middle)
--> … nil
user.tap "…"
settle()
print(screen())
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     Page                             …  Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController┌──────────────────────────────┐ │
--> │                                             │ [ Find ]                     │ │
--> │                                             │ [ Share ]                    │ │
--> │                                             └──────────────────────────────┘ │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.tap "Share"
settle()
--> share
-- An item is in one group only.
local both = UIBarButtonItemGroup{ find, share }
print(#page.navigationItem.centerItemGroups[1].barButtonItems, share.buttonGroup == both)
--> 0 true
