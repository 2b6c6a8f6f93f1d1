-- facts: R16, B11, B13, B53, B54
-- UINavigationController Class Reference, "Displaying a Toolbar": the toolbar of a stack.
-- Watch the items: they are the top's, and the toolbar stays on screen even without any.

local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a }

local function show()
  local texts = nav.toolbar.displayed
  print(texts and ("[%s]"):format(table.concat(texts, ", ")))
end

a.toolbarItems = { UIBarButtonItem "x", UIBarButtonItem.flexibleSpace(), UIBarButtonItem "y" }
print(nav.isToolbarHidden)
show()
nav:setToolbarHidden(false, true)
show()
nav:pushViewController(b, false)
show()
b:setToolbarItems({ UIBarButtonItem{ systemItem = "trash" } }, true)
show()
nav:popViewController(false)
show()
--> true
--> nil
--> [x, y]
--> []
--> [[trash]]
--> [x, y]
-- On screen.
window.rootViewController = nav
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> ├──────────────────────────────────────┤
--> │ x                                  y │
--> └──────────────────────────────────────┘
