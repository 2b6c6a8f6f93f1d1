-- facts: F34, F42
-- A drag of a column that the program overtakes ends with a call, whether it was complete or not.
simulator.device = "iPad"
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = UIViewController "List", secondary = UIViewController "Text",
}
local mode
split.delegate = {
  gestureWillBegin = function() end,
  gestureDidEnd = function()
    print(split.displayMode)
    if mode then split.preferredDisplayMode = mode end
  end,
}
window.rootViewController = split
settle()
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Text willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Text viewDidLoad
--> Text viewWillAppear
--> Text viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> Text viewDidAppear
--> Text didMove(toParent: UINavigationController#5)
-- The drag was complete.
user.swipeColumnIn()
split:show("primary")
settle()
--> split gestureWillBegin
--> split gestureDidEnd
--> oneOverSecondary
--> List viewDidLoad
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear(animated)
--> List didMove(toParent: UINavigationController#4)
-- It would have been cancelled.
user.swipeColumnOut{ cancel = true }
split:hide("primary")
settle()
--> split gestureWillBegin
--> split gestureDidEnd
--> oneOverSecondary
--> List viewWillDisappear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
-- The delegate changes the mode as the drag ends.
mode = "secondaryOnly"
user.swipeColumnIn()
split:show("primary")
settle()
print(split.displayMode)
--> split gestureWillBegin
--> split gestureDidEnd
--> oneOverSecondary
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> List viewDidAppear(animated)
--> oneOverSecondary
