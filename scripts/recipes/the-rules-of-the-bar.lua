-- facts: R14, B1, B8, B15, B16, B17, B18, B19, B20, B21, B22, B66
-- Updating the Navigation Bar
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule left 1: The active controller's left item
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule left 2: The back item of the controller below
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule left 3: The title of the controller below
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule middle 1: The active controller's title view
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule middle 2: The active controller's title
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule right 1: The active controller's right item
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule right 2: Nothing without a right item
-- Book: UINavigationController Class Reference, section Updating the Navigation Bar, rule 8: Every change of the active controller updates the bar
-- Watch: what each side depends on: the top item, and for the back button the one below it.

-- The bar of a stack of two, made from the properties of their navigation items.
local function stack(below, top)
  local nav = UINavigationController{ UIViewController{}, UIViewController{} }
  for index, properties in ipairs{ below or {}, top or {} } do
    for key, value in pairs(properties) do
      nav.viewControllers[index].navigationItem[key] = value
    end
  end
  return nav
end

local function joined(texts)
  return #texts == 0 and "nothing" or table.concat(texts, ", ")
end

local function left(below, top) return joined(stack(below, top).navigationBar.displayed.left) end
local function middle(top) return stack({}, top).navigationBar.displayed.title end
local function right(top) return joined(stack({}, top).navigationBar.displayed.right) end

local function item(title)
  return UIBarButtonItem{ title = title }
end

-- Rule left 1: The active controller's left item
simulator.profile = "classic"
print(left({ title = "Home" }, { leftBarButtonItem = item "X" }))
--> UIViewController#1 willMove(toParent: UINavigationController#3)
--> UIViewController#2 willMove(toParent: UINavigationController#3)
--> X

-- Rule left 2: The back item of the controller below
print(left{ title = "Home", backBarButtonItem = item "Go" })
--> UIViewController#4 willMove(toParent: UINavigationController#6)
--> UIViewController#5 willMove(toParent: UINavigationController#6)
--> ‹ Go

-- Rule left 3: The title of the controller below
print(left{ title = "Home" })
--> UIViewController#7 willMove(toParent: UINavigationController#9)
--> UIViewController#8 willMove(toParent: UINavigationController#9)
--> ‹ Home

-- Rule middle 1: The active controller's title view
print(middle{ titleView = UILabel{ text = "Drawn" }, title = "Written" })
print(middle{ titleView = UIView{}, title = "Written" })
--> UIViewController#10 willMove(toParent: UINavigationController#12)
--> UIViewController#11 willMove(toParent: UINavigationController#12)
--> Drawn
--> UIViewController#13 willMove(toParent: UINavigationController#15)
--> UIViewController#14 willMove(toParent: UINavigationController#15)
--> [UIView]

-- Rule middle 2: The active controller's title
-- The controller's title is the item's until the item has one.
print(middle{ title = "Written" })
local titled = UINavigationController{ UIViewController "Detail" }
print(titled.navigationBar.displayed.title)
titled.topViewController.navigationItem.title = "Shorter"
print(titled.navigationBar.displayed.title)
--> UIViewController#16 willMove(toParent: UINavigationController#18)
--> UIViewController#17 willMove(toParent: UINavigationController#18)
--> Written
--> Detail willMove(toParent: UINavigationController#20)
--> Detail
--> Shorter

-- Rule right 1: The active controller's right item
print(right{ rightBarButtonItem = item "R" })
print(right{ rightBarButtonItems = { item "outer", item "inner" } })
--> UIViewController#21 willMove(toParent: UINavigationController#23)
--> UIViewController#22 willMove(toParent: UINavigationController#23)
--> R
--> UIViewController#24 willMove(toParent: UINavigationController#26)
--> UIViewController#25 willMove(toParent: UINavigationController#26)
--> inner, outer

-- Rule right 2: Nothing without a right item
-- The right item of the controller below isn't used.
print(joined(stack({ rightBarButtonItem = item "R" }).navigationBar.displayed.right))
--> UIViewController#27 willMove(toParent: UINavigationController#29)
--> UIViewController#28 willMove(toParent: UINavigationController#29)
--> nothing

-- Rule 8: Every change of the active controller updates the bar
-- A push, a pop, an assigned array: the same bar shows other contents.
local first, second = UIViewController "First", UIViewController "Second"
first.navigationItem.rightBarButtonItem = item "R"
second.navigationItem.titleView = UILabel{ text = "Drawn" }
local changing = UINavigationController{ first }
local function show()
  local bar = changing.navigationBar.displayed
  print(("[%s] %s [%s]"):format(joined(bar.left), bar.title, joined(bar.right)))
end
show()
changing:pushViewController(second, false)
show()
changing:popViewController(false)
show()
changing.viewControllers = { second, first }
show()
--> First willMove(toParent: UINavigationController#32)
--> [nothing] First [R]
--> Second willMove(toParent: UINavigationController#32)
--> [‹ First] Drawn [nothing]
--> [nothing] First [R]
--> Second willMove(toParent: UINavigationController#32)
--> [‹ Second] First [R]
--> Second willMove(toParent: nil)
--> Second didMove(toParent: nil)

-- The left side in full.
local long = "Everything there is"
local function table_of_rules()
  print(left{ title = "Home" })
  print(left{})
  print(left{ title = "Home", backButtonTitle = "Bk", backBarButtonItem = item "Go" })
  print(left{ title = "Home", backButtonTitle = "Bk" })
  print(left{ title = "Home", backBarButtonItem = item "" })
  print(left({ title = "Home" }, { leftBarButtonItem = item "X" }))
  print(left({ title = "Home" }, {
    leftBarButtonItem = item "X",
    leftItemsSupplementBackButton = true,
  }))
  print(left({ title = "Home" }, {
    leftBarButtonItem = item "X",
    leftItemsSupplementBackButton = true,
    hidesBackButton = true,
  }))
  print(left({ title = "Home" }, { hidesBackButton = true }))
  simulator.fits = 14
  print(left({ title = long }, { title = "Detail" }))
  print(left({ title = long }, { title = "All Details" }))
  simulator.fits = nil
end

-- iOS 5 and 6 truncate what is too long.
table_of_rules()
--> UIViewController#33 willMove(toParent: UINavigationController#35)
--> UIViewController#34 willMove(toParent: UINavigationController#35)
--> ‹ Home
--> UIViewController#36 willMove(toParent: UINavigationController#38)
--> UIViewController#37 willMove(toParent: UINavigationController#38)
--> ‹ Back
--> UIViewController#39 willMove(toParent: UINavigationController#41)
--> UIViewController#40 willMove(toParent: UINavigationController#41)
--> ‹ Go
--> UIViewController#42 willMove(toParent: UINavigationController#44)
--> UIViewController#43 willMove(toParent: UINavigationController#44)
--> ‹ Home
--> UIViewController#45 willMove(toParent: UINavigationController#47)
--> UIViewController#46 willMove(toParent: UINavigationController#47)
--> ‹
--> UIViewController#48 willMove(toParent: UINavigationController#50)
--> UIViewController#49 willMove(toParent: UINavigationController#50)
--> X
--> UIViewController#51 willMove(toParent: UINavigationController#53)
--> UIViewController#52 willMove(toParent: UINavigationController#53)
--> ‹ Home, X
--> UIViewController#54 willMove(toParent: UINavigationController#56)
--> UIViewController#55 willMove(toParent: UINavigationController#56)
--> X
--> UIViewController#57 willMove(toParent: UINavigationController#59)
--> UIViewController#58 willMove(toParent: UINavigationController#59)
--> nothing
--> UIViewController#60 willMove(toParent: UINavigationController#62)
--> UIViewController#61 willMove(toParent: UINavigationController#62)
--> ‹ Everyth…
--> UIViewController#63 willMove(toParent: UINavigationController#65)
--> UIViewController#64 willMove(toParent: UINavigationController#65)
--> ‹ Everyt…

-- Later releases fall back to "Back", and have titles of the back button.
simulator.profile = "modern"
table_of_rules()
--> UIViewController#66 willMove(toParent: UINavigationController#68)
--> UIViewController#67 willMove(toParent: UINavigationController#68)
--> ‹ Home
--> UIViewController#69 willMove(toParent: UINavigationController#71)
--> UIViewController#70 willMove(toParent: UINavigationController#71)
--> ‹ Back
--> UIViewController#72 willMove(toParent: UINavigationController#74)
--> UIViewController#73 willMove(toParent: UINavigationController#74)
--> ‹ Go
--> UIViewController#75 willMove(toParent: UINavigationController#77)
--> UIViewController#76 willMove(toParent: UINavigationController#77)
--> ‹ Bk
--> UIViewController#78 willMove(toParent: UINavigationController#80)
--> UIViewController#79 willMove(toParent: UINavigationController#80)
--> ‹
--> UIViewController#81 willMove(toParent: UINavigationController#83)
--> UIViewController#82 willMove(toParent: UINavigationController#83)
--> X
--> UIViewController#84 willMove(toParent: UINavigationController#86)
--> UIViewController#85 willMove(toParent: UINavigationController#86)
--> ‹ Home, X
--> UIViewController#87 willMove(toParent: UINavigationController#89)
--> UIViewController#88 willMove(toParent: UINavigationController#89)
--> X
--> UIViewController#90 willMove(toParent: UINavigationController#92)
--> UIViewController#91 willMove(toParent: UINavigationController#92)
--> nothing
--> UIViewController#93 willMove(toParent: UINavigationController#95)
--> UIViewController#94 willMove(toParent: UINavigationController#95)
--> ‹ Back
--> UIViewController#96 willMove(toParent: UINavigationController#98)
--> UIViewController#97 willMove(toParent: UINavigationController#98)
--> ‹

-- A root has no back button, and may have a left item.
local root = UIViewController "Home"
local nav = UINavigationController{ root }
print(#nav.navigationBar.displayed.left)
root.navigationItem.leftBarButtonItem = item "X"
print(nav.navigationBar.displayed.left[1])
--> Home willMove(toParent: UINavigationController#100)
--> 0
--> X

-- Where a left item replaces the back button, the swipe back doesn't work either.
local detail = UIViewController "Detail"
detail.navigationItem.leftBarButtonItem = item "X"
window.rootViewController = UINavigationController{ UIViewController "Home", detail }
settle()
print(user.swipeBack{})
print(tree())
print(screen())
--> Home willMove(toParent: UINavigationController#103)
--> Detail willMove(toParent: UINavigationController#103)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#103)
--> false a custom left item replaces the back button, which turns the swipe off
--> window
--> └─ #103  UINavigationController         appeared
-->    ├─ #102  UIViewController "Home"     disappeared   view not loaded
-->    └─ #101  UIViewController "Detail"   appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ X              Detail                │
--> ├──────────────────────────────────────┤
--> │        UIViewController #101         │
--> └──────────────────────────────────────┘
