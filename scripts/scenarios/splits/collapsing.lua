-- facts: F32, F38, F40, F41, F43, F49
-- The questions of a collapse come while `isCollapsed` is false, those of an expansion while it is true.
simulator.device = "iPad"
user.rotate("landscape")
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = UIViewController "List", secondary = UIViewController "Detail",
}
split.delegate = {
  topColumnForCollapsing = function(self) print("top", self.isCollapsed) return "primary" end,
  didCollapse = function(self) print("collapsed", self.isCollapsed) end,
  displayModeForExpanding = function(self) print("mode", self.isCollapsed) end,
  willChangeTo = function(self) print("change", self.isCollapsed) end,
  didExpand = function(self) print("expanded", self.isCollapsed) end,
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
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
simulator.horizontalSizeClass = "compact"
settle()
print(tree())
--> split topColumnForCollapsing(secondary)
--> top false
--> split didCollapse
--> collapsed true
--> Detail viewWillDisappear
--> Detail viewDidDisappear
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ #4  UINavigationController         appeared      shown
-->    │  └─ #1  UIViewController "List"     appeared
-->    └─ #5  UINavigationController         disappeared
-->       └─ #2  UIViewController "Detail"   disappeared
split:hide("secondary")
split:show("secondary")
settle()
print(split:isShowing("secondary"), split:isShowing("primary"))
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> UINavigationController#5 didMove(toParent: UINavigationController#4)
--> true false
split:hide("secondary")
settle()
print(split:isShowing("secondary"), split:isShowing("primary"))
--> UINavigationController#5 willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> UINavigationController#5 didMove(toParent: nil)
--> false true
simulator.horizontalSizeClass = nil
settle()
print(tree())
--> split displayModeForExpanding(oneBesideSecondary)
--> mode true
--> split willChangeTo(oneBesideSecondary)
--> change true
--> split didExpand
--> expanded false
--> UINavigationController#5 willMove(toParent: split)
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ #4  UINavigationController         appeared   shown
-->    │  └─ #1  UIViewController "List"     appeared
-->    └─ #5  UINavigationController         appeared   shown
-->       └─ #2  UIViewController "Detail"   appeared
