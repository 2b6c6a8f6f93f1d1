-- facts: F45, A94
-- The secondary's stack pushes a bare controller; a stack replaces it.
simulator.device = "iPad"
user.rotate("landscape")
local split = UISplitViewController{
  style = "doubleColumn", primary = UIViewController "List", secondary = UIViewController "Detail",
}
window.rootViewController = split
settle()
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> List viewDidLoad
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: UISplitViewController#3)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: UISplitViewController#3)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
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
--> Other willMove(toParent: other)
--> UINavigationController#5 willMove(toParent: nil)
--> other willMove(toParent: UISplitViewController#3)
--> Other viewDidLoad
--> More viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> More viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: other)
--> UINavigationController#5 didMove(toParent: nil)
--> other didMove(toParent: UISplitViewController#3)
--> other
