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
--> split topColumnForCollapsing(secondary)
--> UINavigationController#4 willMove(toParent: split)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear
--> true false
