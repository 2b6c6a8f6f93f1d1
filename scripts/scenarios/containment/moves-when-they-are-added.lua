-- facts: J10, A36, A68, D40
-- Each child receives its first move when it is added, also off the screen.
local function named(name)
  local controller = UIViewController(name)
  function controller:willMove(parent) print(name, "willMove", parent) end
  function controller:didMove(parent) print(name, "didMove", parent) end
  return controller
end
local root, middle, top = named "Root", named "Middle", named "Top"
local nav = UINavigationController{ rootViewController = root, name = "nav" }
print "made"
--> Root willMove(toParent: nav)
--> Root willMove UINavigationController "nav" #4
--> made
nav.viewControllers = { root, middle, top }
print "filled"
--> Middle willMove(toParent: nav)
--> Middle willMove UINavigationController "nav" #4
--> Top willMove(toParent: nav)
--> Top willMove UINavigationController "nav" #4
--> filled
window.rootViewController = nav
settle()
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> Top viewDidAppear
--> Top didMove(toParent: nav)
--> Top didMove UINavigationController "nav" #4
nav:popToRootViewController(false)
settle()
--> Top willMove(toParent: nil)
--> Top willMove nil
--> Root viewDidLoad
--> Top viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> Middle didMove(toParent: nil)
--> Middle didMove nil
--> Top viewDidDisappear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
--> Root didMove UINavigationController "nav" #4
--> Top didMove(toParent: nil)
--> Top didMove nil

-- On screen those that are covered as well, in the turn of the change.
nav:setViewControllers({ root, named "Below", named "Above" }, false)
settle()
--> Below willMove(toParent: nav)
--> Below willMove UINavigationController "nav" #4
--> Above willMove(toParent: nav)
--> Above willMove UINavigationController "nav" #4
--> Above viewDidLoad
--> Root viewWillDisappear
--> Above viewWillAppear
--> Above viewIsAppearing
--> Root viewDidDisappear
--> Above viewDidAppear
--> Above didMove(toParent: nav)
--> Above didMove UINavigationController "nav" #4

-- Tabs and pages.
local tabs = UITabBarController{ named "First", named "Second", name = "tabs" }
print(#tabs.viewControllers)
--> First willMove(toParent: tabs)
--> First willMove UITabBarController "tabs" #9
--> Second willMove(toParent: tabs)
--> Second willMove UITabBarController "tabs" #9
--> 2
local pages = UIPageViewController{ named "Page", name = "pages" }
print(#pages.viewControllers)
--> Page willMove(toParent: pages)
--> Page willMove UIPageViewController "pages" #11
--> 1
