-- facts: A45, D1, D2, J25, J27, bars-053-momentary-ios7-warnings
-- Each way in which iOS 5 to 7 overlap the changes of a stack, with their texts.
local nav
local function start(profile)
  simulator:reset()
  simulator.profile = profile
  nav = UINavigationController{ UIViewController "Home", name = "nav" }
  window.rootViewController = nav
  settle()
end
local function titles()
  local list = {}
  for _, controller in ipairs(nav.viewControllers) do list[#list + 1] = controller.title end
  print(table.concat(list, " "))
end

-- Two animated pushes in one turn.
start "ios7"
nav:pushViewController(UIViewController "List", true)
nav:pushViewController(UIViewController "Item", true)
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> List willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Home viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> Home List Item

-- A push while another one runs.
start "classic"
nav:pushViewController(UIViewController "List", true)
wait(0.1)
nav:pushViewController(UIViewController "Item", true)
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 100 ms
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x130>.
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> List viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> Home List Item

-- A pop while a push runs.
start "classic"
nav:pushViewController(UIViewController "List", true)
wait(0.1)
nav:popViewController(true)
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 100 ms
--> warning nested-push: nested pop animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x130>.
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> List willMove(toParent: nil)
--> List viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> List didMove(toParent: nil)
--> Home

-- On iOS 7 that pop is lost.
start "ios7"
nav:pushViewController(UIViewController "List", true)
wait(0.1)
print(nav:popViewController(true))
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 100 ms
--> warning nested-push: nested pop animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> nil
--> … 250 ms
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Home List

-- A push in viewDidLoad of what is being pushed.
start "ios7"
local list = UIViewController "List"
function list:viewDidLoad()
  UIViewController.viewDidLoad(self)
  self.navigationController:pushViewController(UIViewController "Item", true)
end
nav:pushViewController(list, true)
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> List viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> Home List Item

-- A segue of a cell, which is performed again when the cell is selected.
start "ios7"
local home = nav.topViewController
home.segues = { detail = function() return UIViewController "Detail" end }
home:performSegue "detail"
home:performSegue "detail"
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> Detail willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> Home Detail Detail

-- An animated push, a pop to the root and a push in one turn.
start "ios7"
nav:pushViewController(UIViewController "List", true)
nav:popToRootViewController(false)
nav:pushViewController(UIViewController "Item", true)
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> warning nested-push: nested pop animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Home viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> Home Item

-- From iOS 8 on nothing is logged.
start "mid"
nav:pushViewController(UIViewController "List", true)
wait(0.1)
nav:popViewController(true)
settle()
titles()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> List willMove(toParent: nil)
--> List viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> List didMove(toParent: nil)
--> Home
