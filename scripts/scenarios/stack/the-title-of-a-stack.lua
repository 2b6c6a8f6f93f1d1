-- facts: C12, C13
-- A stack without a title reads that of its top; trees don't show it.
local home = UIViewController "Home"
local nav = UINavigationController{ home }
window.rootViewController = nav
settle()
print(nav.title, nav)
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
--> Home UINavigationController #2
nav:pushViewController(UIViewController "Detail", false)
settle()
print(nav.title)
print(tree())
print(nav:popToViewController(nav.topViewController, false))
--> Detail willMove(toParent: UINavigationController#2)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#2)
--> Detail
--> window
--> └─ #2  UINavigationController         appeared
-->    ├─ #1  UIViewController "Home"     disappeared
-->    └─ #3  UIViewController "Detail"   appeared      top
--> nil
nav.title = "Mine"
print(nav.title)
--> Mine
