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
--> UINavigationController#4 willMove(toParent: split)
--> List viewDidLoad
--> UINavigationController#5 willMove(toParent: split)
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
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
--> UINavigationController#5 willMove(toParent: nil)
--> UINavigationController#7 willMove(toParent: split)
--> Other viewDidLoad
--> Detail viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Detail viewDidDisappear
--> Other viewDidAppear
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#7 didMove(toParent: split)
--> true true
split:hide("primary")
settle()
print(split.displayMode)
--> List viewWillDisappear
--> List viewDidDisappear
--> secondaryOnly
simulator.horizontalSizeClass = "compact"
settle()
print(tree())
print(other.navigationController.navigationController == split.viewControllers[1])
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#7 willMove(toParent: UINavigationController#4)
--> UINavigationController#7 didMove(toParent: UINavigationController#4)
--> window
--> └─ split  UISplitViewController            appeared
-->    └─ #4  UINavigationController           appeared
-->       ├─ #1  UIViewController "List"       disappeared
-->       └─ #7  UINavigationController        appeared      top
-->          └─ #6  UIViewController "Other"   appeared
--> true
user.back()
settle()
split:show("secondary")
settle()
simulator.horizontalSizeClass = nil
settle()
print(tree())
--> UINavigationController#7 willMove(toParent: nil)
--> Other viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Other viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#7 willMove(toParent: UINavigationController#4)
--> List viewWillDisappear(animated)
--> Other viewWillAppear(animated)
--> Other viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Other viewDidAppear(animated)
--> UINavigationController#7 didMove(toParent: UINavigationController#4)
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#7 willMove(toParent: split)
--> UINavigationController#7 didMove(toParent: split)
--> window
--> └─ split  UISplitViewController         appeared
-->    ├─ #4  UINavigationController        disappeared
-->    │  └─ #1  UIViewController "List"    disappeared
-->    └─ #7  UINavigationController        appeared      shown
-->       └─ #6  UIViewController "Other"   appeared
