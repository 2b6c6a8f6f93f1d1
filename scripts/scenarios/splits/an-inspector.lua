-- facts: F42, F47, F48
-- The inspector is a column at the other edge; in a compact width it is a sheet.
simulator.device = "iPad"
user.rotate("landscape")
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = UIViewController "List", secondary = UIViewController "Detail",
  inspector = UIViewController "Info",
}
split.delegate = { didShow = function() end, didHide = function() end }
window.rootViewController = split
settle()
print(split:isShowing("inspector"), #split.viewControllers)
--> List willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#4)
--> Detail willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: UISplitViewController#4)
--> Info willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: UISplitViewController#4)
--> List viewDidLoad
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#5)
--> UINavigationController#6 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#6)
--> false 2
split:show("inspector")
settle()
print(split:isShowing("inspector"), split.displayMode)
print(screen())
--> Info viewDidLoad
--> Info viewWillAppear(animated)
--> Info viewIsAppearing(animated)
--> … 350 ms
--> UINavigationController#7 didMove(toParent: split)
--> Info viewDidAppear(animated)
--> Info didMove(toParent: UINavigationController#7)
--> true oneBesideSecondary
--> ┌ 9:41 ─────────────────┬─────────────────────────────┬────────────────── 100% ┐
--> │ [sidebar]  List       │           Detail            │          Info          │
--> ├───────────────────────┼─────────────────────────────┼────────────────────────┤
--> │  UIViewController #1  │     UIViewController #2     │  UIViewController #3   │
--> └───────────────────────┴─────────────────────────────┴────────────────────────┘
simulator.horizontalSizeClass = "compact"
settle()
print(split:isShowing("inspector"))
print(split:viewController("inspector").presentingViewController == split)
--> UINavigationController#6 didMove(toParent: nil)
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#6 willMove(toParent: UINavigationController#5)
--> List viewWillDisappear
--> List viewDidDisappear
--> UINavigationController#6 didMove(toParent: UINavigationController#5)
--> true
--> true
user.swipeDown{ cancel = true }
settle()
print(split:isShowing("inspector"))
user.swipeDown()
settle()
print(split:isShowing("inspector"))
--> split didHide(inspector)
--> Info viewWillDisappear(animated)
--> … 500 ms
--> Info viewWillAppear(animated)
--> Info viewIsAppearing(animated)
--> Info viewDidAppear(animated)
--> true
--> split didHide(inspector)
--> Info viewWillDisappear(animated)
--> … 500 ms
--> Info viewDidDisappear(animated)
--> UINavigationController#7 willMove(toParent: split)
--> false
split:show("inspector")
settle()
simulator.horizontalSizeClass = nil
settle()
print(split:isShowing("inspector"))
print(tree())
--> UINavigationController#7 didMove(toParent: nil)
--> Info viewWillAppear(animated)
--> Info viewIsAppearing(animated)
--> … 500 ms
--> Info viewDidAppear(animated)
--> UINavigationController#6 didMove(toParent: nil)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> UINavigationController#6 willMove(toParent: split)
--> UINavigationController#6 didMove(toParent: split)
--> Info viewWillDisappear
--> Info viewDidDisappear
--> completion of dismiss(UINavigationController#7)
--> UINavigationController#7 willMove(toParent: split)
--> Info viewWillAppear
--> Info viewIsAppearing
--> Info viewDidAppear
--> UINavigationController#7 didMove(toParent: split)
--> true
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ #5  UINavigationController         appeared   shown
-->    │  └─ #1  UIViewController "List"     appeared
-->    ├─ #6  UINavigationController         appeared   shown
-->    │  └─ #2  UIViewController "Detail"   appeared
-->    └─ #7  UINavigationController         appeared   shown
-->       └─ #3  UIViewController "Info"     appeared
