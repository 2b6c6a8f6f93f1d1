-- facts: A46, A49, D28
-- Each change of a stack that is dropped during a presentation.
local function start()
  simulator:reset()
  local home, list = UIViewController "Home", UIViewController "List"
  local nav = UINavigationController{ home, list, name = "nav" }
  window.rootViewController = nav
  settle()
  return nav, home, list
end

-- A push while a controller of the stack is presenting.
local nav, home, list = start()
list:present(UIViewController "Login", true)
nav:pushViewController(UIViewController "Detail", true)
settle()
print(#nav.viewControllers)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Login viewDidLoad
--> warning busy-transition: pushViewController:animated: called on <UINavigationController: 0x130> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> 2

-- Other viewControllers at that time.
nav, home, list = start()
list:present(UIViewController "Login", true)
nav.viewControllers = { home }
settle()
print(#nav.viewControllers)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Login viewDidLoad
--> warning busy-transition: setViewControllers:animated: called on <UINavigationController: 0x130> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> 2

-- A pop to a controller at that time.
nav, home, list = start()
list:present(UIViewController "Login", true)
nav:popToViewController(home, true)
settle()
print(#nav.viewControllers)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Login viewDidLoad
--> warning busy-transition: popToViewController:transition: called on <UINavigationController: 0x130> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> 2

-- A push while a search becomes active.
nav, home, list = start()
local search = UISearchController{ name = "search" }
list.navigationItem.searchController = search
settle()
search.isActive = true
nav:pushViewController(UIViewController "Detail", true)
settle()
print(#nav.viewControllers)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> warning busy-transition: pushViewController:animated: called on <UINavigationController: 0x130> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> search viewDidAppear(animated)
--> 2
