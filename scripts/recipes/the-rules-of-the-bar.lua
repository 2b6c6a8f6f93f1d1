-- facts: R14, B15, B16, B17, B18, B19, B20, B21, B22, B66
-- UINavigationController Class Reference, "Updating the Navigation Bar": the left side.
-- Watch what it depends on: the top item, and the one below it for the back button.

local function left(below, top)
  local nav = UINavigationController{ UIViewController{}, UIViewController{} }
  for key, value in pairs(below or {}) do
    nav.viewControllers[1].navigationItem[key] = value
  end
  for key, value in pairs(top or {}) do
    nav.viewControllers[2].navigationItem[key] = value
  end
  local texts = nav.navigationBar.displayed.left
  return #texts == 0 and "nothing" or table.concat(texts, ", ")
end

local function item(title)
  return UIBarButtonItem{ title = title }
end

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

-- iOS 5 and 6 didn't fall back to "Back", and truncated what was too long.
simulator.profile = "classic"
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
simulator.profile = "modern"
window.rootViewController = UINavigationController{ UIViewController "Home", detail }
settle()
print(user.swipeBack{})
print(tree())
print(screen())
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> false a custom left item replaces the back button, which turns the swipe off
--> window
--> └─ #71  UINavigationController         appeared
-->    ├─ #70  UIViewController "Home"     disappeared   view not loaded
-->    └─ #69  UIViewController "Detail"   appeared      top
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ X              Detail                │
--> ├──────────────────────────────────────┤
--> │         UIViewController #69         │
--> └──────────────────────────────────────┘
