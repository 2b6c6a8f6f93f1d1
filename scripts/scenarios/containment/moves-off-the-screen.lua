-- facts: A36, A39, C11, J10
-- Children that leave a stack receive their moves in no window as well: those that have received
-- the moves of their addition.
local a, b, c = UIViewController "A", UIViewController "B", UIViewController "C"
local nav = UINavigationController{ a, name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(b, false)
settle()
nav:pushViewController(c, false)
settle()
window.rootViewController = UIViewController "Other"
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> B viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> B viewDidDisappear
--> C viewDidAppear
--> C didMove(toParent: nav)
--> Other viewDidLoad
--> C viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> C viewDidDisappear
--> Other viewDidAppear
nav:popToRootViewController(false)
print(b.parent, c.parent)
-- One that has been in the stack only off the screen has received the first one there.
nav:pushViewController(UIViewController "D", false)
nav:popViewController(false)
--> nil nil
--> D willMove(toParent: nav)
--> C willMove(toParent: nil)
--> B didMove(toParent: nil)
--> D didMove(toParent: nil)
--> C didMove(toParent: nil)
-- A child of a custom container that another one takes over (A70).
local first, second = UIViewController "First", UIViewController "Second"
first:addChild(a)
a:didMove(first)
second:addChild(a)
a:didMove(second)
--> A didMove(toParent: nil)
--> A willMove(toParent: First)
--> A didMove(toParent: First)
--> A didMove(toParent: nil)
--> A willMove(toParent: Second)
--> A didMove(toParent: Second)
