-- facts: F45, A94
-- The secondary's stack pushes a bare controller; a stack replaces it.
simulator.device = "iPad"
user.rotate("landscape")
local split = UISplitViewController{
  style = "doubleColumn", primary = UIViewController "List", secondary = UIViewController "Detail",
}
window.rootViewController = split
settle()
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> List viewDidLoad
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: UISplitViewController#3)
--> List viewDidAppear
--> UINavigationController#5 didMove(toParent: UISplitViewController#3)
--> Detail viewDidAppear
local list = split:viewController("primary")
list:showDetailViewController(UIViewController "More")
settle()
print(#split:viewController("secondary").navigationController.viewControllers)
--> More willMove(toParent: UINavigationController#5)
--> More viewDidLoad
--> Detail viewWillDisappear(animated)
--> More viewWillAppear(animated)
--> More viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> More viewDidAppear(animated)
--> More didMove(toParent: UINavigationController#5)
--> 2
list:showDetailViewController(UINavigationController{ UIViewController "Other", name = "other" })
settle()
print(split:viewController("secondary").name)
--> UINavigationController#5 willMove(toParent: nil)
--> other willMove(toParent: UISplitViewController#3)
--> Other viewDidLoad
--> More viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> More viewDidDisappear
--> Other viewDidAppear
--> UINavigationController#5 didMove(toParent: nil)
--> other didMove(toParent: UISplitViewController#3)
--> other
