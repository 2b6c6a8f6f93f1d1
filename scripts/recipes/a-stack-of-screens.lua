-- facts: A13, A14, A31, B1, B16
-- UINavigationController
-- Book: iPhone Programming, chapter 12, figure 12.2: UINavigationController's stack
-- Book: iPhone Programming, section UINavigationController, rule 1: The root comes with the stack
-- Book: iPhone Programming, section UINavigationController, rule 2: Two things are needed
-- Book: iPhone Programming, section UINavigationController, rule 3: Pushed and popped views slide
-- Watch: the top of the stack; it is what the screen shows, and the root is all that always stays.

simulator.profile = "classic"

local root = UIViewController "Root"
local nav = UINavigationController{ root, name = "nav" }

local function show()
  local titles = {}
  for index, controller in ipairs(nav.viewControllers) do titles[index] = controller.title end
  print("root " .. table.concat(titles, ", ") .. " top", nav.topViewController.title)
end

-- The last transition, and the screen half-way through it.
local function showMovement()
  wait(0.15)
  print(timeline():match(".*(transition[^\n]+)"))
  print(screen())
end

-- Rule 1: The root comes with the stack
show()
print(nav.viewControllers[1] == root, nav.topViewController == root, nav:isKind(UIViewController))
--> Root willMove(toParent: nav)
--> root Root top Root
--> true true true

-- Rule 2: Two things are needed
-- A root, and the stack's view in the window.
window.rootViewController = nav
settle()
print(screen())
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Root                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘

-- Rule 3: Pushed and popped views slide
nav:pushViewController(UIViewController "Middle", true)
showMovement()
--> Middle willMove(toParent: nav)
--> Middle viewDidLoad
--> Root viewWillDisappear(animated)
--> Middle viewWillAppear(animated)
--> transition push (Middle over Root)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root         Middle                │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
settle()
nav:pushViewController(UIViewController "Last", true)
settle()
--> … 200 ms
--> Root viewDidDisappear(animated)
--> Middle viewDidAppear(animated)
--> Middle didMove(toParent: nav)
--> Last willMove(toParent: nav)
--> Last viewDidLoad
--> Middle viewWillDisappear(animated)
--> Last viewWillAppear(animated)
--> … 350 ms
--> Middle viewDidDisappear(animated)
--> Last viewDidAppear(animated)
--> Last didMove(toParent: nav)

-- Figure 12.2: UINavigationController's stack
-- The root is the first entry of the array, the top the last one; only the top's view is seen.
show()
print(nav.viewControllers[1] == root, nav.viewControllers[3] == nav.topViewController)
for _, controller in ipairs(nav.viewControllers) do
  print(controller.title, controller.isViewLoaded, controller.view.window == window)
end
print(tree())
--> root Root, Middle, Last top Last
--> true true
--> Root true false
--> Middle true false
--> Last true true
--> window
--> └─ nav  UINavigationController        appeared
-->    ├─ #1  UIViewController "Root"     disappeared
-->    ├─ #3  UIViewController "Middle"   disappeared
-->    └─ #4  UIViewController "Last"     appeared      top

-- A popped screen slides out, and the one below it slides in.
nav:popViewController(true)
showMovement()
--> Last willMove(toParent: nil)
--> Last viewWillDisappear(animated)
--> Middle viewWillAppear(animated)
--> transition pop (Middle over Last)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Root         Middle                │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
settle()
nav:popViewController(true)
settle()
show()
print(nav:popViewController(true))
show()
--> … 200 ms
--> Last viewDidDisappear(animated)
--> Middle viewDidAppear(animated)
--> Last didMove(toParent: nil)
--> Middle willMove(toParent: nil)
--> Middle viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> … 350 ms
--> Middle viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Middle didMove(toParent: nil)
--> root Root top Root
--> nil
--> root Root top Root

-- Tabs are all there from the beginning, and none of them is on top of another.
local tabs = UITabBarController{ UIViewController "First", UIViewController "Second" }
print(#tabs.viewControllers, tabs.selectedViewController.title, tabs.topViewController)
--> First willMove(toParent: UITabBarController#7)
--> Second willMove(toParent: UITabBarController#7)
--> 2 First nil
