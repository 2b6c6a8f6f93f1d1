-- facts: R2, A66, A67, B53
-- Creative Popping Options
-- Book: iPhone Developer's Cookbook, section Creative Popping Options, rule 1: Popping to the root
-- Book: iPhone Developer's Cookbook, section Creative Popping Options, rule 2: Popping to a view controller
-- Book: iPhone Developer's Cookbook, section Creative Popping Options, rule 3: Popping one item
-- Watch: what each call returns, and the screen half-way: the quiz leaves three screens at once.

local function names(controllers)
  local list = {}
  for index, controller in ipairs(controllers) do
    list[index] = controller.title
  end
  return table.concat(list, " ")
end

local a, b = UIViewController "A", UIViewController "B"
local c, d = UIViewController "C", UIViewController "D"
local nav = UINavigationController{ a, b, c, d, name = "nav" }

-- Rule 3: Popping one item
print(nav:popViewController(false).title, names(nav.viewControllers))
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> D willMove(toParent: nav)
--> D A B C
--> D willMove(toParent: nil)
--> D didMove(toParent: nil)

-- Rule 2: Popping to a view controller
nav.viewControllers = { a, b, c, d }
print(names(nav:popToViewController(b, false)), nav.topViewController.title)
--> D willMove(toParent: nav)
--> C D B
--> D willMove(toParent: nil)
--> C didMove(toParent: nil)
--> D didMove(toParent: nil)

-- Rule 1: Popping to the root
nav.viewControllers = { a, b, c, d }
print(names(nav:popToRootViewController(false)), nav.topViewController.title)
--> C willMove(toParent: nav)
--> D willMove(toParent: nav)
--> B C D A
--> D willMove(toParent: nil)
--> B didMove(toParent: nil)
--> C didMove(toParent: nil)
--> D didMove(toParent: nil)
print(nav:popViewController(false), #nav.viewControllers)
--> nil 1

-- A quiz: the last question has a button that starts again.
d.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "Again",
  action = function()
    nav:popToRootViewController(true)
  end,
}
nav.viewControllers = { a, b, c, d }
window.rootViewController = nav
settle()
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> D willMove(toParent: nav)
--> D viewDidLoad
--> D viewWillAppear
--> D viewIsAppearing
--> D viewDidAppear
--> D didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ C              D             Again │
--> ├──────────────────────────────────────┤
--> │         UIViewController #4          │
--> └──────────────────────────────────────┘
user.tap "Again"
wait(0.15)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> D willMove(toParent: nil)
--> A viewDidLoad
--> D viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> B didMove(toParent: nil)
--> C didMove(toParent: nil)
--> transition pop (A over D)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
settle()
--> … 200 ms
--> D viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> D didMove(toParent: nil)
print(tree())
--> window
--> └─ nav  UINavigationController   appeared
-->    └─ #1  UIViewController "A"   appeared
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
