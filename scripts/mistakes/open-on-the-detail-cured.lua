-- facts: F40
-- The delegate names the column on top while the columns collapse.
local list, detail = UIViewController "List", UIViewController "Detail"
local split = UISplitViewController{
  style = "doubleColumn", name = "split", primary = list, secondary = detail,
}
split.delegate = { topColumnForCollapsing = function() return "primary" end }
window.rootViewController = split
settle()
print(list.isViewLoaded, detail.isViewLoaded)
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> split topColumnForCollapsing(secondary)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#4)
--> true false
