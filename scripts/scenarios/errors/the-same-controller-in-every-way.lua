-- facts: A46, A58, J28, P121
-- Each way in which a controller is pushed that is in the stack already.
local function start()
  simulator:reset()
  local home, list = UIViewController "Home", UIViewController "List"
  local nav = UINavigationController{ home, list, name = "nav" }
  window.rootViewController = nav
  settle()
  return nav, home, list
end
local function try(body)
  local _, e = pcall(body)
  print(e and e.why)
end

-- The top is pushed again.
local nav, home, list = start()
try(function() nav:pushViewController(list, true) end)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> exception NSInvalidArgumentException: <UINavigationController: 0x130> is pushing the same view controller instance (<UIViewController: 0x120>) more than once which is not supported and is most likely an error in the application : drilldown
--> a stack contains a controller once; List is number 2 of the 2 in nav

-- A controller below the top is pushed again.
nav, home = start()
try(function() nav:pushViewController(home, true) end)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> exception NSInvalidArgumentException: <UINavigationController: 0x130> is pushing the same view controller instance (<UIViewController: 0x110>) more than once which is not supported and is most likely an error in the application : drilldown
--> a stack contains a controller once; Home is number 1 of the 2 in nav

-- Two pushes of it wait for the end of a transition.
nav = start()
local detail = UIViewController "Detail"
nav:pushViewController(UIViewController "Item", true)
wait(0.1)
nav:pushViewController(detail, true)
nav:pushViewController(detail, true)
try(settle)
print(#nav.viewControllers)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> List viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> Item viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> exception NSInvalidArgumentException: <UINavigationController: 0x130> is pushing the same view controller instance (<UIViewController: 0x140>) more than once which is not supported and is most likely an error in the application : drilldown
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Item viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Item viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> a stack contains a controller once; Detail is number 4 of the 4 in nav
--> 4

-- The controller is shown again.
nav, home, list = start()
try(function() list:show(home) end)
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> exception NSInvalidArgumentException: <UINavigationController: 0x130> is pushing the same view controller instance (<UIViewController: 0x110>) more than once which is not supported and is most likely an error in the application : drilldown
--> a stack contains a controller once; Home is number 1 of the 2 in nav
