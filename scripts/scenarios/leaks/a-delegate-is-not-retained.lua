-- facts: D37
-- A controller that is a delegate or a data source is not retained by its owner; a table is.
simulator.profile = "classic"
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
local list = UITableView{}
window.rootViewController = nav
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
local Level = class("Level", UIViewController)
function Level:deinit() print("Level is gone") end
function Level.willShow(_, viewController) print("will show " .. viewController.title) end
function Level.numberOfRows() return 3 end
do
  local level = Level "Level"
  nav.delegate, list.dataSource = level, level
  print(nav.delegate == level, list.dataSource == level, list:numberOfRows(0))
  nav:pushViewController(level, true)
end
settle()
--> true true 3
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Level willMove(toParent: nav)
--> Level viewDidLoad
--> Home viewWillDisappear(animated)
--> Level viewWillAppear(animated)
--> nav willShow(Level, animated)
--> will show Level
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Level viewDidAppear(animated)
--> Level didMove(toParent: nav)
print(nav.delegate == nav.topViewController)
nav:popViewController(true)
settle()
--> true
--> Level willMove(toParent: nil)
--> Level viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> nav willShow(Home, animated)
--> will show Home
--> … 350 ms
--> Level viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Level didMove(toParent: nil)
--> Level is gone
--> Level deinit
print(leaks(), nav.delegate, list.dataSource, list:numberOfRows(0))
local function show(_, viewController) print("a table: " .. viewController.title) end
nav.delegate = { willShow = show }
--> no removed controller is still alive nil nil 3
nav:pushViewController(UIViewController "Last")
print(type(nav.delegate))
--> table
--> Last willMove(toParent: nav)
--> Last viewDidLoad
--> Home viewWillDisappear
--> Last viewWillAppear
--> nav willShow(Last)
--> a table: Last
--> Home viewDidDisappear
--> Last viewDidAppear
--> Last didMove(toParent: nav)
