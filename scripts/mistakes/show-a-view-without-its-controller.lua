-- facts: A41, A78
-- The view is added and its controller isn't: nothing retains the controller, and it has no stack.
local home = UIViewController "Home"
window.rootViewController = UINavigationController{ home, name = "nav" }
local script = { child = UIViewController{ name = "Child" } }
home.view:addSubview(script.child.view)
settle()
print(script.child.navigationController)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Child viewDidLoad
--> Child viewWillAppear
--> Home viewIsAppearing
--> Child viewIsAppearing
--> Child viewDidAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> nil
script.child = nil
--> Child deinit
print(#home.view.subviews)
--> 1
