-- facts: A36, A78, A95
-- addChild makes the controller a member of the family, which retains it.
local home = UIViewController "Home"
window.rootViewController = UINavigationController{ home, name = "nav" }
local child = UIViewController{ name = "Child" }
home:addChild(child)
home.view:addSubview(child.view)
child:didMove(home)
settle()
print(child.navigationController.name)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Child willMove(toParent: Home)
--> Child viewDidLoad
--> Child viewWillAppear
--> Child didMove(toParent: Home)
--> Home viewIsAppearing
--> Child viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Child viewDidAppear
--> nav
