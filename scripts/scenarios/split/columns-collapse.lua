-- facts: A30, A91, A92, A93, A96, D11, D17, D21
-- In a compact width the primary stack takes over the secondary column, and returns it later.
local list, detail = UIViewController "List", UIViewController "Detail"
local master = UINavigationController{ list, name = "master" }
local split = UISplitViewController{ master, detail, name = "split" }
print(split.isCollapsed, #split.viewControllers)
window.rootViewController = split
settle()
print(split.isCollapsed, #split.viewControllers, detail.navigationController.name)
print(tree())
--> List willMove(toParent: master)
--> master willMove(toParent: split)
--> Detail willMove(toParent: split)
--> false 2
--> Detail didMove(toParent: nil)
--> Detail willMove(toParent: master)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> master didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: master)
--> true 1 master
--> window
--> └─ split  UISplitViewController          appeared
-->    └─ master  UINavigationController     appeared
-->       ├─ #1  UIViewController "List"     disappeared   view not loaded
-->       └─ #2  UIViewController "Detail"   appeared      top
user.rotate("landscape")
settle()
print(split.isCollapsed, #split.viewControllers, split.displayMode, detail.navigationController)
print(tree())
--> Detail willMove(toParent: nil)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: master)
--> Detail didMove(toParent: nil)
--> Detail willMove(toParent: split)
--> Detail didMove(toParent: split)
--> false 2 oneBesideSecondary nil
--> window
--> └─ split  UISplitViewController        appeared
-->    ├─ master  UINavigationController   appeared   shown
-->    │  └─ #1  UIViewController "List"   appeared
-->    └─ #2  UIViewController "Detail"    appeared   shown
user.rotate("portrait")
settle()
print(split.isCollapsed, #master.viewControllers)
--> Detail didMove(toParent: nil)
--> Detail willMove(toParent: master)
--> List viewWillDisappear
--> List viewDidDisappear
--> Detail didMove(toParent: master)
--> true 2
