-- facts: F37
-- Widths are automatic at first; the maximum caps the preferred one, so both must be raised.
simulator.device = "iPad"
user.rotate("landscape")
local list, detail = UIViewController "List", UIViewController "Detail"
local split = UISplitViewController{ style = "doubleColumn", primary = list, secondary = detail }
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
local automatic = split.primaryColumnWidth
split.preferredPrimaryColumnWidth = automatic + 100
print(split.preferredPrimaryColumnWidth - split.primaryColumnWidth)
split.maximumPrimaryColumnWidth = automatic + 100
print(split.preferredPrimaryColumnWidth - split.primaryColumnWidth)
settle()
print(list.view.frame.width == split.primaryColumnWidth)
print(list.view.frame.width + detail.view.frame.width == window.bounds.width)
split.preferredPrimaryColumnWidth = nil
split.preferredPrimaryColumnWidthFraction = 0.25
print(split.primaryColumnWidth, split.minimumPrimaryColumnWidth)
split:hide("primary")
settle()
print(split.primaryColumnWidth)
--> 100.0
--> 0.0
--> true
--> true
--> 256.0 nil
--> List viewWillDisappear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> 0.0
