-- facts: F40
-- On a phone a split view of columns opens on its detail, which nothing was chosen for.
local list, detail = UIViewController "List", UIViewController "Detail"
local split = UISplitViewController{
  style = "doubleColumn", name = "split", primary = list, secondary = detail,
}
window.rootViewController = split
settle()
print(list.isViewLoaded, detail.isViewLoaded)
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> UINavigationController#5 didMove(toParent: UINavigationController#4)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
--> false true
