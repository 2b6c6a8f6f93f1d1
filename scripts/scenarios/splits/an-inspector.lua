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
--> UINavigationController#5 willMove(toParent: split)
--> List viewDidLoad
--> UINavigationController#6 willMove(toParent: split)
--> Detail viewDidLoad
--> List viewWillAppear
--> Detail viewWillAppear
--> List viewIsAppearing
--> Detail viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> List viewDidAppear
--> UINavigationController#6 didMove(toParent: split)
--> Detail viewDidAppear
--> false 2
split:show("inspector")
settle()
print(split:isShowing("inspector"), split.displayMode)
print(screen())
--> UINavigationController#7 willMove(toParent: split)
--> Info viewDidLoad
--> Info viewWillAppear(animated)
--> Info viewIsAppearing(animated)
--> … 350 ms
--> UINavigationController#7 didMove(toParent: split)
--> Info viewDidAppear(animated)
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
--> Info viewDidAppear(animated)
--> true
--> split didHide(inspector)
--> Info viewWillDisappear(animated)
--> … 500 ms
--> Info viewDidDisappear(animated)
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
