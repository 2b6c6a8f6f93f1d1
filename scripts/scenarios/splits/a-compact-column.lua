-- facts: F27, F28, F40, F44, F46, FQ4
-- With a compact column nothing moves: there are two hierarchies, and `show` presents over the compact one.
simulator.device = "iPad"
user.rotate("landscape")
local tabs = UITabBarController{ UIViewController "Small", name = "tabs" }
local split = UISplitViewController{
  style = "doubleColumn", name = "split", primary = UIViewController "List",
  secondary = UIViewController "Detail", compact = tabs,
}
split.delegate = {
  topColumnForCollapsing = function(_, proposed) print("proposed", proposed) end,
  show = function() error("not asked in column styles") end,
}
window.rootViewController = split
settle()
simulator.horizontalSizeClass = "compact"
settle()
--> Small willMove(toParent: tabs)
--> List willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: UISplitViewController#5)
--> Detail willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: UISplitViewController#5)
--> tabs willMove(toParent: UISplitViewController#5)
--> List viewDidLoad
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#6 didMove(toParent: split)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#6)
--> UINavigationController#7 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#7)
--> split topColumnForCollapsing(compact)
--> proposed compact
--> Small viewDidLoad
--> List viewWillDisappear
--> Detail viewWillDisappear
--> Small viewWillAppear
--> Small viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidDisappear
--> tabs didMove(toParent: split)
--> Small viewDidAppear
--> Small didMove(toParent: tabs)
print(#split.children, #split.viewControllers, split.viewControllers[1] == tabs)
print(split:viewController("compact").navigationController, tabs.splitViewController == split)
print(split:isShowing("compact"), split:isShowing("secondary"))
split:show("secondary")
split:show(UIViewController "Over")
settle()
print(tree())
--> 3 1 true
--> nil true
--> true false
--> Over viewDidLoad
--> Over viewWillAppear(animated)
--> Over viewIsAppearing(animated)
--> … 500 ms
--> Over viewDidAppear(animated)
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ #6  UINavigationController         disappeared
-->    │  └─ #3  UIViewController "List"     disappeared
-->    ├─ #7  UINavigationController         disappeared
-->    │  └─ #4  UIViewController "Detail"   disappeared
-->    ├─ tabs  UITabBarController           appeared      shown
-->    │  └─ #1  UIViewController "Small"    appeared
-->    => #8  UIViewController "Over"        appeared      pageSheet
