-- facts: D45, F94
-- The mode automatic is a sidebar where a root is a group and there is room.
local function shows(device, ...)
  window.rootViewController = nil
  simulator.device = device
  local tabs = UITabBarController()
  tabs.tabs = { ... }
  tabs.sidebar.isHidden = false
  window.rootViewController = tabs
  settle()
  print(device, tabs.tabBar.displayed == nil and "sidebar" or "bar")
end
local function provider(name) return function() return UIViewController(name) end end
local function tab(name)
  return UITab{ title = name, identifier = name, provider = provider(name) }
end
local function group(name)
  return UITabGroup{ title = name, provider = provider(name), tab(name .. " 1"), tab(name .. " 2") }
end
shows("iPad", tab "A", group "B")
shows("iPad", tab "A", tab "B")
shows("iPhone", tab "A", group "B")
--> A willMove(toParent: UITabBarController#1)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: UITabBarController#1)
--> iPad sidebar
--> A viewWillDisappear
--> A willMove(toParent: UITabBarController#3)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: UITabBarController#3)
--> iPad bar
--> A viewWillDisappear
--> A willMove(toParent: UITabBarController#5)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: UITabBarController#5)
--> iPhone bar
