-- facts: R4, A21, B16
-- Loading a View Controller Array
-- Book: iPhone Developer's Cookbook, section Loading a View Controller Array, rule 3: Jumping through a symbolic link
-- Watch: the stack: it becomes the path to the target in one transition; the common root stays.

local top = UIViewController "top"
local function folder(name)
  return UIViewController(name)
end

local nav = UINavigationController{ top, folder "photos", folder "trip", name = "nav" }
local trip = nav.topViewController
trip.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "old",
  action = function()
    nav:setViewControllers({ top, folder "archive", folder "2009" }, true)
  end,
}
window.rootViewController = nav
settle()
--> top willMove(toParent: nav)
--> photos willMove(toParent: nav)
--> trip willMove(toParent: nav)
--> trip viewDidLoad
--> trip viewWillAppear
--> trip viewIsAppearing
--> trip viewDidAppear
--> trip didMove(toParent: nav)

-- Rule 3: Jumping through a symbolic link
user.tap "old"
wait(0.15)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> trip willMove(toParent: nil)
--> archive willMove(toParent: nav)
--> 2009 willMove(toParent: nav)
--> 2009 viewDidLoad
--> trip viewWillDisappear(animated)
--> 2009 viewWillAppear(animated)
--> 2009 viewIsAppearing(animated)
--> photos didMove(toParent: nil)
--> transition push (2009 over trip)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ archive       2009                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #6          │
--> └──────────────────────────────────────┘
settle()
--> … 200 ms
--> trip viewDidDisappear(animated)
--> 2009 viewDidAppear(animated)
--> trip didMove(toParent: nil)
--> 2009 didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ archive       2009                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #6          │
--> └──────────────────────────────────────┘
local function path()
  local names = {}
  for index, controller in ipairs(nav.viewControllers) do
    names[index] = controller.title
  end
  return table.concat(names, "/")
end
print(path(), nav.navigationBar.displayed.left[1], nav.viewControllers[1] == top)
print(tree())
--> top/archive/2009 ‹ archive true
--> window
--> └─ nav  UINavigationController         appeared
-->    ├─ #1  UIViewController "top"       disappeared   view not loaded
-->    ├─ #5  UIViewController "archive"   disappeared   view not loaded
-->    └─ #6  UIViewController "2009"      appeared      top
user.back()
settle()
print(path(), nav.navigationBar.displayed.left[1])
--> 2009 willMove(toParent: nil)
--> archive viewDidLoad
--> 2009 viewWillDisappear(animated)
--> archive viewWillAppear(animated)
--> archive viewIsAppearing(animated)
--> … 350 ms
--> 2009 viewDidDisappear(animated)
--> archive viewDidAppear(animated)
--> archive didMove(toParent: nav)
--> 2009 didMove(toParent: nil)
--> top/archive ‹ top
user.back()
settle()
print(path(), nav.navigationBar.displayed.left[1])
--> archive willMove(toParent: nil)
--> top viewDidLoad
--> archive viewWillDisappear(animated)
--> top viewWillAppear(animated)
--> top viewIsAppearing(animated)
--> … 350 ms
--> archive viewDidDisappear(animated)
--> top viewDidAppear(animated)
--> top didMove(toParent: nav)
--> archive didMove(toParent: nil)
--> top nil

-- A link to an ancestor: the new top was already in the stack, so this is a pop.
nav.viewControllers = { top, folder "photos", folder "trip" }
settle()
--> photos willMove(toParent: nav)
--> trip willMove(toParent: nav)
--> trip viewDidLoad
--> top viewWillDisappear
--> trip viewWillAppear
--> trip viewIsAppearing
--> top viewDidDisappear
--> trip viewDidAppear
--> trip didMove(toParent: nav)
nav:setViewControllers({ top }, true)
settle()
--> trip willMove(toParent: nil)
--> trip viewWillDisappear(animated)
--> top viewWillAppear(animated)
--> top viewIsAppearing(animated)
--> photos didMove(toParent: nil)
--> … 350 ms
--> trip viewDidDisappear(animated)
--> top viewDidAppear(animated)
--> trip didMove(toParent: nil)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 top                  │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
