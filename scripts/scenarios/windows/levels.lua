-- facts: F16, F17, F24
-- Windows are seen in the order of their levels, and within one in the order in which they entered it.
local function front() return screen():match("Front of (%a+)") end
local function add(name, values)
  local controller = UIViewController(name)
  controller.navigationItem.title = "Front of " .. name
  local added = UIWindow(values or {})
  added.rootViewController = UINavigationController{ controller }
  added.isHidden = false
  return added
end
local one, two = add "one", add "two"
local alert = add("alert", { windowLevel = "alert" })
settle()
--> one willMove(toParent: UINavigationController#2)
--> one viewDidLoad
--> one viewWillAppear
--> two willMove(toParent: UINavigationController#4)
--> two viewDidLoad
--> two viewWillAppear
--> alert willMove(toParent: UINavigationController#6)
--> alert viewDidLoad
--> alert viewWillAppear
--> one viewIsAppearing
--> two viewIsAppearing
--> alert viewIsAppearing
--> one viewDidAppear
--> one didMove(toParent: UINavigationController#2)
--> two viewDidAppear
--> two didMove(toParent: UINavigationController#4)
--> alert viewDidAppear
--> alert didMove(toParent: UINavigationController#6)
print(front(), alert.windowLevel)
alert.windowLevel = -1
print(front(), alert.windowLevel)
--> alert alert
--> two -1
-- A window that becomes key stays where it is; one that is made key and visible is in front.
one:makeKey()
print(front(), one.isKeyWindow)
one:makeKeyAndVisible()
print(front())
--> two true
--> one
two.windowLevel = "statusBar"
alert.windowLevel = 1000.5
print(front(), alert.windowLevel)
--> alert 1000.5
-- A presentation stays in its window, below the windows in front of that one.
two.rootViewController:present(UIViewController "Modal", false)
settle()
print(front(), two.rootViewController.presentedViewController.view.window == two)
--> Modal viewDidLoad
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> alert true
alert.isHidden = true
settle()
print(screen())
--> alert viewWillDisappear
--> alert viewDidDisappear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░Front of two░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #7 "Modal"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
print(pcall(function() one.windowLevel = "stausBar" end))
print(pcall(function() one.windowLevel = 0 / 0 end))
print(pcall(function() one.windowLevel = nil end))
--> false scripts/scenarios/windows/levels.lua:69: bad value for 'windowLevel' (invalid UIWindow.Level 'stausBar', did you mean 'statusBar'? valid: 'normal', 'statusBar', 'alert')
--> false scripts/scenarios/windows/levels.lua:70: bad value for 'windowLevel' (finite number expected, got -nan)
--> false scripts/scenarios/windows/levels.lua:71: bad value for 'windowLevel' (UIWindow.Level or number expected, got nil)
