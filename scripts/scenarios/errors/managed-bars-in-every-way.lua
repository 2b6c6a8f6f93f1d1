-- facts: B34, B35, B38
-- Each way in which a program changes a bar that belongs to a controller.
local nav = UINavigationController{ UIViewController "Home", UIViewController "List", name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Settings", name = "tabs" }
window.rootViewController = tabs
settle()
warnings()
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Settings willMove(toParent: tabs)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> nav didMove(toParent: tabs)
--> List viewDidAppear
--> List didMove(toParent: nav)
local function try(body)
  local _, e = pcall(body)
  print(e.why)
end

-- A program pushes an item onto the bar of a stack.
try(function() nav.navigationBar:pushItem(UINavigationItem{ title = "Detail" }, true) end)
--> exception NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> the items of a stack's bar come from its view controllers

-- A program pops an item of the bar of a stack.
try(function() nav.navigationBar:popItem(true) end)
--> exception NSInternalInconsistencyException: Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.
--> the items of a stack's bar come from its view controllers

-- A program sets the items of the bar of a stack.
try(function() nav.navigationBar:setItems({}, false) end)
try(function() nav.navigationBar.items = {} end)
--> exception NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
--> the items of a stack's bar come from its view controllers
--> exception NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
--> the items of a stack's bar come from its view controllers

-- A program sets the items of the bar of the tabs.
try(function() tabs.tabBar:setItems({}, false) end)
try(function() tabs.tabBar.items = {} end)
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> the items of a tab bar come from the tabs
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> the items of a tab bar come from the tabs

-- A program selects an item of the bar of the tabs.
try(function() tabs.tabBar.selectedItem = tabs.tabBar.items[2] end)
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> the items of a tab bar come from the tabs

-- A program lets the user customize the bar of the tabs.
try(function() tabs.tabBar:beginCustomizingItems(tabs.tabBar.items) end)
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> the items of a tab bar come from the tabs
