-- facts: F37
-- Widths are automatic at first; the maximum caps the preferred one, so both must be raised.
simulator.device = "iPad"
user.rotate("landscape")
local list, detail = UIViewController "List", UIViewController "Detail"
local split = UISplitViewController{ style = "doubleColumn", primary = list, secondary = detail }
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
