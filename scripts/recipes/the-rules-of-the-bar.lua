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
--> X

-- Rule left 2: The back item of the controller below
print(left{ title = "Home", backBarButtonItem = item "Go" })
--> ‹ Go

-- Rule left 3: The title of the controller below
print(left{ title = "Home" })
--> ‹ Home

-- Rule middle 1: The active controller's title view
print(middle{ titleView = UILabel{ text = "Drawn" }, title = "Written" })
print(middle{ titleView = UIView{}, title = "Written" })
--> Drawn
--> [UIView]

-- Rule middle 2: The active controller's title
-- The controller's title is the item's until the item has one.
print(middle{ title = "Written" })
local titled = UINavigationController{ UIViewController "Detail" }
print(titled.navigationBar.displayed.title)
titled.topViewController.navigationItem.title = "Shorter"
print(titled.navigationBar.displayed.title)
--> Written
--> Detail
--> Shorter

-- Rule right 1: The active controller's right item
print(right{ rightBarButtonItem = item "R" })
print(right{ rightBarButtonItems = { item "outer", item "inner" } })
--> R
--> inner, outer

-- Rule right 2: Nothing without a right item
-- The right item of the controller below isn't used.
print(joined(stack({ rightBarButtonItem = item "R" }).navigationBar.displayed.right))
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
--> [nothing] First [R]
--> [‹ First] Drawn [nothing]
--> [nothing] First [R]
--> [‹ Second] First [R]

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
--> ‹ Home
--> ‹ Back
--> ‹ Go
--> ‹ Home
--> ‹
--> X
--> ‹ Home, X
--> X
--> nothing
--> ‹ Everyth…
--> ‹ Everyt…

-- Later releases fall back to "Back", and have titles of the back button.
simulator.profile = "modern"
table_of_rules()
--> ‹ Home
--> ‹ Back
--> ‹ Go
--> ‹ Bk
--> ‹
--> X
--> ‹ Home, X
--> X
--> nothing
--> ‹ Back
--> ‹

-- A root has no back button, and may have a left item.
local root = UIViewController "Home"
local nav = UINavigationController{ root }
print(#nav.navigationBar.displayed.left)
root.navigationItem.leftBarButtonItem = item "X"
print(nav.navigationBar.displayed.left[1])
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
