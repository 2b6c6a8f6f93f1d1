-- facts: P27, P50
-- The view under a sheet stays on screen, so dismissing the sheet makes nothing appear.
local list = UIViewController "List"
function list:viewWillAppear() print("load the rows") end
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> load the rows
--> List viewIsAppearing
--> List viewDidAppear
list:present(UIViewController "New row", true)
settle()
--> New row viewDidLoad
--> New row viewWillAppear(animated)
--> New row viewIsAppearing(animated)
--> … 500 ms
--> New row viewDidAppear(animated)
list:dismiss(true)
settle()
--> New row viewWillDisappear(animated)
--> … 500 ms
--> New row viewDidDisappear(animated)
