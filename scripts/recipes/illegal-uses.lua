-- facts: R17, B33, B34, B35, B36, B38, B39, bars-022-push-item-managed, bars-023-push-item-managed-2009
-- Navigation Controller Views
-- Book: UINavigationController Class Reference, section Navigation Controller Views, rule 3: A managed bar is changed through its controller
-- Book: UINavigationController Class Reference, section Navigation Controller Views, rule 4: Its style may be changed
-- Also: exceptions seen on devices, in the bars of stacks and of tab bar controllers.
-- Watch: what raises: the controller that manages a bar decides its contents; anyone may style it.

local nav = UINavigationController{ UIViewController "A", name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Other" }
local bar, item = nav.navigationBar, UINavigationItem "X"

local function try(fn)
  local ok, e = pcall(fn)
  print(ok and "fine" or e.message)
end

-- Rule 3: A managed bar is changed through its controller
try(function() bar:pushItem(item, true) end)
try(function() bar:popItem(true) end)
try(function() bar:setItems({ item }, true) end)
try(function() bar.items = { item } end)
try(function() bar.delegate = {} end)
try(function() nav.toolbar.delegate = {} end)
try(function() tabs.tabBar.items = { UITabBarItem "X" } end)
try(function() tabs.tabBar.selectedItem = tabs.tabBar.items[2] end)
--> A willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#4)
--> Other willMove(toParent: UITabBarController#4)
--> exception NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> exception NSInternalInconsistencyException: Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.
--> Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.
--> exception NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
--> Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
--> exception NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
--> Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.
--> exception NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by a controller.
--> Cannot manually set the delegate on a UINavigationBar managed by a controller.
--> exception NSInternalInconsistencyException: Cannot manually set the delegate on a UIToolbar managed by a controller.
--> Cannot manually set the delegate on a UIToolbar managed by a controller.
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> exception NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed.
--> Directly modifying a tab bar managed by a tab bar controller is not allowed.
-- Nothing has changed.
print(bar.displayed.title, bar.delegate, tabs.selectedIndex)
--> A UINavigationController "nav" #2 0

-- Rule 4: Its style may be changed
try(function()
  bar.barStyle = "black"
  bar.isTranslucent = false
  bar.tintColor = "red"
end)
--> fine

-- Its position and visibility may not; a toolbar's items come from the top.
bar.frame = { x = 0, y = 0, width = 10, height = 10 }
bar.bounds = { x = 0, y = 0, width = 10, height = 10 }
bar.alpha = 0.5
bar.isHidden = true
bar.isHidden = false
nav.toolbar.items = { UIBarButtonItem "x" }
--> warning managed-bar-geometry: The frame of a UINavigationBar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The bounds of a UINavigationBar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The alpha of a UINavigationBar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The hidden property of a UINavigationBar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-bar-geometry: The hidden property of a UINavigationBar managed by <UINavigationController: 0x120> must not be set.
--> warning managed-toolbar-items: The items of the UIToolbar managed by <UINavigationController: 0x120> come from its top view controller; setting them has no effect.
-- On screen.
window.rootViewController = nav
settle()
--> nav didMove(toParent: nil)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
