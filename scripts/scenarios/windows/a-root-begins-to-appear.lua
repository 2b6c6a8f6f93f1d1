-- facts: C5, C7, C8, C9, D26, D34
-- A root begins to appear inside the call; what follows on the next line meets it there.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
nav.delegate = { didShow = function(_, shown) print("didShow " .. shown.title) end }
window.rootViewController = nav
print "root is set"
nav:pushViewController(UIViewController "B", true)
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> root is set
--> A viewIsAppearing
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
--> nav didShow(B)
--> didShow B
nav.viewControllers = {}
settle()
--> B willMove(toParent: nil)
--> B viewWillDisappear
--> A didMove(toParent: nil)
--> B viewDidDisappear
--> B didMove(toParent: nil)
--> nav didShow(B)
--> didShow B
local first, second = UIViewController "First", UIViewController "Second"
nav:present(first, false)
first:present(second, false)
settle()
print(first.presentedViewController)
--> First viewDidLoad
--> Second viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> Second viewWillAppear
--> Second viewIsAppearing
--> First viewDidAppear
--> Second viewDidAppear
--> UIViewController "Second" #5
