-- facts: B3, B9, B32
-- A list of bar items holds each item once, nil empties it, and an item without a title has nil.
local home = UIViewController "Home"
window.rootViewController = UINavigationController{ home }
local a, b = UIBarButtonItem "A", UIBarButtonItem "B"
local bar = window.rootViewController.navigationBar
home.navigationItem.rightBarButtonItems = { a, b, a }
print(#home.navigationItem.rightBarButtonItems, table.concat(bar.displayed.right, " "))
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> 2 B A
--> Home viewIsAppearing
home.navigationItem.rightBarButtonItems = nil
home.toolbarItems = nil
print(home.navigationItem.rightBarButtonItems, home.toolbarItems, #bar.displayed.right)
--> nil nil 0
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
print(UINavigationItem{}.title, UINavigationItem "Home".title)
--> nil Home
