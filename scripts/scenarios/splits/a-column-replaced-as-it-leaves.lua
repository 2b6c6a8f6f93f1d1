-- facts: C1, F30
-- The view of a column that is replaced while it is being hidden leaves the window with it.
simulator.device = "iPad"
local old = UIViewController "Old"
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = old, secondary = UIViewController "Detail",
}
split.preferredDisplayMode = "oneOverSecondary"
window.rootViewController = split
settle()
--> UINavigationController#4 willMove(toParent: split)
--> Old viewDidLoad
--> UINavigationController#5 willMove(toParent: split)
--> Detail viewDidLoad
--> Old viewWillAppear
--> Detail viewWillAppear
--> Old viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> Old viewDidAppear
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
user.tapOutside()
wait(0.1)
split:setViewController(UIViewController "New", "primary")
settle()
print(old.view.window, split.displayMode)
--> Old viewWillDisappear(animated)
--> … 100 ms
--> UINavigationController#4 didMove(toParent: nil)
--> … 250 ms
--> Old viewDidDisappear(animated)
--> nil secondaryOnly
