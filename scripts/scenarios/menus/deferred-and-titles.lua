-- facts: H21, H22, H23
-- Deferred elements are made when the menu is shown: once, or each time. A button and the title of a
-- bar have menus, too.
local count = 0
local function elements()
  count = count + 1
  return { UIAction{ title = "Made " .. count, handler = function() print "chosen" end } }
end
local home = UIViewController "Home"
local button = UIButton{ title = "Options", frame = { x = 20, y = 200, width = 100, height = 40 } }
button.menu = UIMenu{
  UIDeferredMenuElement{ provider = elements },
  UIDeferredMenuElement{ uncached = true, provider = elements },
}
button.showsMenuAsPrimaryAction = true
home.view:addSubview(button)
home.navigationItem.titleMenuProvider = function(suggested)
  print(#suggested)
  return UIMenu{ UIAction{ title = "Duplicate", handler = function() print "duplicate" end } }
end
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
print(nav.navigationBar.displayed.title)
--> Home viewDidLoad
--> Home willMove(toParent: nav)
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Home ⌄
user.tap "Options"
settle()
user.tap "Made 1"
settle()
--> chosen
user.tap "Options"
settle()
print(screen())
user.tapOutside()
settle()
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Home ⌄                │
--> ├──────────────────────────────────────┤
--> │ ┌──────────────────────────────┐     │
--> │ │ [ Made 1 ]                   │     │
--> │ │ [ Made 3 ]                   │     │
--> │ └──────────────────────────────┘     │
--> └──────────────────────────────────────┘
user.tap "Home"
settle()
user.tap "Duplicate"
settle()
--> 0
--> duplicate
