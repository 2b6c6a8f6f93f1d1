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
--> Old willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Old viewDidLoad
--> Detail viewDidLoad
--> Old viewWillAppear
--> Detail viewWillAppear
--> Old viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> Old viewDidAppear
--> Old didMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
user.tapOutside()
wait(0.1)
split:setViewController(UIViewController "New", "primary")
settle()
print(old.view.window, split.displayMode)
--> Old viewWillDisappear(animated)
--> … 100 ms
--> New willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: split)
--> UINavigationController#4 didMove(toParent: nil)
--> … 250 ms
--> Old viewDidDisappear(animated)
--> nil secondaryOnly
