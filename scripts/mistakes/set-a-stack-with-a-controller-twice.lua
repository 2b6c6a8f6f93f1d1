-- facts: A64
-- The root is appended to the stack once more, to return to it with a push.
local home, item = UIViewController "Home", UIViewController "Item"
local nav = UINavigationController{ home, item, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Item viewWillAppear
--> Item viewIsAppearing
--> Item viewDidAppear
--> Item didMove(toParent: nav)
local _, e = pcall(function() nav:setViewControllers({ home, item, home }, true) end)
print(e.message)
print(e.why)
--> exception NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct (( "<UIViewController: 0x110>", "<UIViewController: 0x120>", "<UIViewController: 0x110>" ))
--> All view controllers in a navigation controller must be distinct (( "<UIViewController: 0x110>", "<UIViewController: 0x120>", "<UIViewController: 0x110>" ))
--> a stack contains a controller once; Home is in the list twice
