-- facts: R16, B11, B13, B53, B54
-- Displaying a Toolbar
-- Book: UINavigationController Class Reference, section Displaying a Toolbar, rule 1: The toolbar is hidden by default
-- Book: UINavigationController Class Reference, section Displaying a Toolbar, rule 2: Its items are those of the active controller
-- Watch: the items: they are the top's, and the toolbar stays on screen even without any.

local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a }

local function show()
  local texts = nav.toolbar.displayed
  print(texts and ("[%s]"):format(table.concat(texts, ", ")))
end

a.toolbarItems = { UIBarButtonItem "x", UIBarButtonItem.flexibleSpace(), UIBarButtonItem "y" }
-- Rule 1: The toolbar is hidden by default
print(nav.isToolbarHidden)
show()
--> A willMove(toParent: UINavigationController#3)
--> true
--> nil
nav:setToolbarHidden(false, true)
show()
--> [x, y]

-- Rule 2: Its items are those of the active controller
nav:pushViewController(b, false)
show()
b:setToolbarItems({ UIBarButtonItem{ systemItem = "trash" } }, true)
show()
nav:popViewController(false)
show()
--> B willMove(toParent: UINavigationController#3)
--> []
--> [[trash]]
--> [x, y]
--> B willMove(toParent: nil)
--> B didMove(toParent: nil)

-- On screen.
window.rootViewController = nav
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: UINavigationController#3)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> ├──────────────────────────────────────┤
--> │ x                                  y │
--> └──────────────────────────────────────┘
