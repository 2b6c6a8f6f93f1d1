-- facts: F51
-- A split view of columns in a tab behaves here as at the root; apps with one report trouble.
simulator.device = "iPad"
user.rotate("landscape")
local list = UIViewController "List"
local split = UISplitViewController{
  style = "doubleColumn", primary = list, secondary = UIViewController "Detail",
}
window.rootViewController = UITabBarController{ split, UIViewController "Other" }
settle()
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> UISplitViewController#3 willMove(toParent: UITabBarController#7)
--> Other willMove(toParent: UITabBarController#7)
--> List viewDidLoad
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UISplitViewController#3 didMove(toParent: UITabBarController#7)
--> UINavigationController#4 didMove(toParent: UISplitViewController#3)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: UISplitViewController#3)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
print(split.isCollapsed, split.displayMode, list.view.window == window)
--> false oneBesideSecondary true
split:hide("primary")
settle()
--> List viewWillDisappear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
print(split.displayMode, list.view.window)
--> secondaryOnly nil
