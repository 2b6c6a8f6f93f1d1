-- facts: A91, A92, A94, A95, A96
-- Columns of a style are stacks of their own; collapsed they are on the primary one.
simulator.device = "iPad"
simulator.orientation = "landscape"
local split = UISplitViewController{
  style = "doubleColumn", name = "split", UIViewController "List", UIViewController "Detail",
}
window.rootViewController = split
settle()
print(tree())
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: split)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: split)
--> List viewDidLoad
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ #4  UINavigationController         appeared   shown
-->    │  └─ #1  UIViewController "List"     appeared
-->    └─ #5  UINavigationController         appeared   shown
-->       └─ #2  UIViewController "Detail"   appeared
local other = UIViewController "Other"
split:viewController("primary"):showDetailViewController(other)
settle()
print(split:viewController("secondary") == other, other.splitViewController == split)
--> Other willMove(toParent: UINavigationController#5)
--> Other viewDidLoad
--> Detail viewWillDisappear(animated)
--> Other viewWillAppear(animated)
--> Other viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Other viewDidAppear(animated)
--> Other didMove(toParent: UINavigationController#5)
--> false true
split:hide("primary")
settle()
print(split.displayMode)
--> List viewWillDisappear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> secondaryOnly
simulator.horizontalSizeClass = "compact"
settle()
print(tree())
print(other.navigationController.navigationController == split.viewControllers[1])
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> window
--> └─ split  UISplitViewController             appeared
-->    └─ #4  UINavigationController            appeared
-->       ├─ #1  UIViewController "List"        disappeared
-->       └─ #5  UINavigationController         appeared      top
-->          ├─ #2  UIViewController "Detail"   disappeared
-->          └─ #6  UIViewController "Other"    appeared      top
--> true
user.back()
settle()
split:show("secondary")
settle()
simulator.horizontalSizeClass = nil
settle()
print(tree())
--> Other willMove(toParent: nil)
--> Other viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Other viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Other didMove(toParent: nil)
--> UINavigationController#5 didMove(toParent: nil)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> UINavigationController#5 willMove(toParent: split)
--> UINavigationController#5 didMove(toParent: split)
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ #4  UINavigationController         appeared   shown
-->    │  └─ #1  UIViewController "List"     appeared
-->    └─ #5  UINavigationController         appeared   shown
-->       └─ #2  UIViewController "Detail"   appeared
