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
--> UINavigationController#5 willMove(toParent: UISplitViewController#4)
--> Menu viewDidLoad
--> UINavigationController#6 willMove(toParent: UISplitViewController#4)
--> List viewDidLoad
--> UINavigationController#7 willMove(toParent: UISplitViewController#4)
--> Detail viewDidLoad
--> Menu viewWillAppear
--> List viewWillAppear
--> Detail viewWillAppear
--> Menu viewIsAppearing
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#5 didMove(toParent: UISplitViewController#4)
--> Menu viewDidAppear
--> UINavigationController#6 didMove(toParent: UISplitViewController#4)
--> List viewDidAppear
--> UINavigationController#7 didMove(toParent: UISplitViewController#4)
--> Detail viewDidAppear
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
