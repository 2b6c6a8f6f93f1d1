-- facts: F30, F31
-- show("secondary") leaves the modes in which the column is displaced or covered.
simulator.device = "iPad"
simulator.orientation = "landscape"
local split = UISplitViewController{
  style = "tripleColumn", primary = UIViewController "Menu",
  supplementary = UIViewController "List", secondary = UIViewController "Detail",
}
split.preferredSplitBehavior = "displace"
split.preferredDisplayMode = "twoDisplaceSecondary"
window.rootViewController = split
settle()
print(split.displayMode)
--> Menu willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#4)
--> List willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: UISplitViewController#4)
--> Detail willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: UISplitViewController#4)
--> Menu viewDidLoad
--> List viewDidLoad
--> Detail viewDidLoad
--> Menu viewWillAppear
--> List viewWillAppear
--> Detail viewWillAppear
--> Menu viewIsAppearing
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#5 didMove(toParent: UISplitViewController#4)
--> Menu viewDidAppear
--> Menu didMove(toParent: UINavigationController#5)
--> UINavigationController#6 didMove(toParent: UISplitViewController#4)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#6)
--> UINavigationController#7 didMove(toParent: UISplitViewController#4)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#7)
--> twoDisplaceSecondary
split:show "secondary"
settle()
print(split.displayMode)
--> Menu viewWillDisappear(animated)
--> … 350 ms
--> Menu viewDidDisappear(animated)
--> oneBesideSecondary
split.preferredSplitBehavior = "overlay"
split.preferredDisplayMode = "twoOverSecondary"
settle()
print(split.displayMode)
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> twoOverSecondary
split:show "secondary"
settle()
print(split.displayMode)
--> Menu viewWillDisappear(animated)
--> List viewWillDisappear(animated)
--> … 350 ms
--> Menu viewDidDisappear(animated)
--> List viewDidDisappear(animated)
--> secondaryOnly
