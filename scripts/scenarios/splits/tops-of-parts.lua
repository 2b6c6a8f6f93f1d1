-- facts: J2, C33
-- A collapsed split view names the top of each column's own part of the one stack.
local list, detail = UIViewController "List", UIViewController "Detail"
local split = UISplitViewController{ style = "doubleColumn", name = "split" }
split:setViewController(list, "primary")
split:setViewController(detail, "secondary")
window.rootViewController = split
settle()
print(split.isCollapsed, split:viewController("primary"), split:viewController("secondary"))
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: split)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: split)
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> UINavigationController#5 didMove(toParent: UINavigationController#4)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
--> true UIViewController "List" #1 UIViewController "Detail" #2
list.navigationController:pushViewController(UIViewController "More", false)
settle()
print(split:viewController("primary"), split:viewController("secondary"))
--> More willMove(toParent: UINavigationController#4)
--> More viewDidLoad
--> Detail viewWillDisappear
--> More viewWillAppear
--> More viewIsAppearing
--> Detail viewDidDisappear
--> More viewDidAppear
--> More didMove(toParent: UINavigationController#4)
--> UIViewController "List" #1 UIViewController "More" #6
