-- facts: B81, X6
-- A crash while running keeps the saved state; a crash at launch deletes it, so the next one works.
function app.shouldSaveApplicationState() return true end
function app.shouldRestoreApplicationState() return true end
function app.willFinishLaunching()
  local list = UIViewController{ name = "list", restorationIdentifier = "list" }
  window.rootViewController = UINavigationController{ list, restorationIdentifier = "nav" }
end
function app.viewControllerWithRestorationIdentifierPath(path)
  if path[#path] == "broken" then error("the record is gone") end
end
local function problem(fn, ...)
  local _, message = pcall(fn, ...)
  return (tostring(message):gsub("^.-:%d+: ", ""))
end
local function save(identifier)
  simulator:relaunch()
  local nav = window.rootViewController
  nav:pushViewController(UIViewController{ restorationIdentifier = identifier }, false)
  settle()
  simulator:background()
end
save("detail")
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> UIViewController#3 willMove(toParent: UINavigationController#2)
--> UIViewController#3 viewDidLoad
--> list viewWillDisappear
--> UIViewController#3 viewWillAppear
--> UIViewController#3 viewIsAppearing
--> list viewDidDisappear
--> UIViewController#3 viewDidAppear
--> UIViewController#3 didMove(toParent: UINavigationController#2)
--> app shouldSaveApplicationState
-- Between two launches nothing is running.
print(simulator:crash())
print(simulator:background())
print(tree())
print(simulator:relaunch())
--> true
--> false the app is not running
--> window  no root
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> app shouldRestoreApplicationState
--> app viewControllerWithRestorationIdentifierPath(nav)
--> app viewControllerWithRestorationIdentifierPath(nav/list)
--> app viewControllerWithRestorationIdentifierPath(nav/detail)
--> list viewDidLoad
--> list viewWillAppear
--> true
--> list viewIsAppearing
-- An error in a launch callback is raised; nothing is restored after it.
save("broken")
print(problem(simulator.relaunch, simulator))
print(tree())
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> app shouldRestoreApplicationState
--> app viewControllerWithRestorationIdentifierPath(nav)
--> app viewControllerWithRestorationIdentifierPath(nav/list)
--> app viewControllerWithRestorationIdentifierPath(nav/detail)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> UIViewController#3 willMove(toParent: UINavigationController#2)
--> UIViewController#3 viewDidLoad
--> list viewWillDisappear
--> UIViewController#3 viewWillAppear
--> UIViewController#3 viewIsAppearing
--> list viewDidDisappear
--> UIViewController#3 viewDidAppear
--> UIViewController#3 didMove(toParent: UINavigationController#2)
--> app shouldSaveApplicationState
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> app shouldRestoreApplicationState
--> app viewControllerWithRestorationIdentifierPath(nav)
--> app viewControllerWithRestorationIdentifierPath(nav/list)
--> app viewControllerWithRestorationIdentifierPath(nav/broken)
--> the record is gone
--> window  no root
print(simulator:relaunch())
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> list viewDidLoad
--> list viewWillAppear
--> true
--> list viewIsAppearing
-- Some releases tolerate more crashes in a row.
simulator.launchCrashLimit = 2
save("broken")
for _ = 1, 3 do print((pcall(simulator.relaunch, simulator))) end
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> UIViewController#3 willMove(toParent: UINavigationController#2)
--> UIViewController#3 viewDidLoad
--> list viewWillDisappear
--> UIViewController#3 viewWillAppear
--> UIViewController#3 viewIsAppearing
--> list viewDidDisappear
--> UIViewController#3 viewDidAppear
--> UIViewController#3 didMove(toParent: UINavigationController#2)
--> app shouldSaveApplicationState
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> app shouldRestoreApplicationState
--> app viewControllerWithRestorationIdentifierPath(nav)
--> app viewControllerWithRestorationIdentifierPath(nav/list)
--> app viewControllerWithRestorationIdentifierPath(nav/broken)
--> false
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> app shouldRestoreApplicationState
--> app viewControllerWithRestorationIdentifierPath(nav)
--> app viewControllerWithRestorationIdentifierPath(nav/list)
--> app viewControllerWithRestorationIdentifierPath(nav/broken)
--> false
--> app willFinishLaunching
--> list willMove(toParent: UINavigationController#2)
--> list viewDidLoad
--> list viewWillAppear
--> true
--> list viewIsAppearing
-- A fault that isn't an error.
function app.willFinishLaunching() simulator:crash() end
print(simulator:relaunch())
print(simulator:terminate())
--> app willFinishLaunching
--> false the app has crashed at launch
--> false the app is not running
print(problem(function() simulator.launchCrashLimit = 0 end))
--> launchCrashLimit must be at least 1, got 0
