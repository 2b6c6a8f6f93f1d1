-- facts: R2, A66, A67, B53
-- Erica Sadun's cookbook, "Creative Popping Options": one level back, to a level, or to the root.
-- Watch what each call returns; at the end of a quiz, or of a tour, one tap leads to the beginning.

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
print(nav:popViewController(false).title, names(nav.viewControllers))
--> D A B C
nav.viewControllers = { a, b, c, d }
print(names(nav:popToViewController(b, false)), nav.topViewController.title)
--> C D B
nav.viewControllers = { a, b, c, d }
print(names(nav:popToRootViewController(false)), nav.topViewController.title)
--> B C D A
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
--> D viewDidLoad
--> D viewWillAppear
--> D viewIsAppearing
--> D viewDidAppear
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ C              D             Again │
--> ├──────────────────────────────────────┤
--> │         UIViewController #4          │
--> └──────────────────────────────────────┘
user.tap "Again"
settle()
--> D willMove(toParent: nil)
--> A viewDidLoad
--> D viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> B didMove(toParent: nil)
--> C didMove(toParent: nil)
--> … 350 ms
--> D viewDidDisappear(animated)
--> A viewDidAppear(animated)
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
