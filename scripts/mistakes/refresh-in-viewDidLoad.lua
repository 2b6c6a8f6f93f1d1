-- facts: A7, A11
-- viewDidLoad runs once for each view, not each time the controller appears.
local count = 1
local list = UIViewController "List"
function list:viewDidLoad() self.shown = count .. " rows" end
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
print(list.shown)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> 1 rows
nav:pushViewController(UIViewController "New row", true)
settle()
count = 2
nav:popViewController(true)
settle()
print(list.shown)
--> New row willMove(toParent: nav)
--> New row viewDidLoad
--> List viewWillDisappear(animated)
--> New row viewWillAppear(animated)
--> New row viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> New row viewDidAppear(animated)
--> New row didMove(toParent: nav)
--> New row willMove(toParent: nil)
--> New row viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> New row viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> New row didMove(toParent: nil)
--> 1 rows
