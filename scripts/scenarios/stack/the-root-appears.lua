-- facts: A12, A26, CAT-01
-- The root of a stack is loaded and appears when the window shows the stack, without an animation.
local home = UIViewController "A"
function home:viewWillLayoutSubviews() end
function home:viewDidLayoutSubviews() end
window.rootViewController = UINavigationController{ home, name = "nav" }
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewWillLayoutSubviews
--> A viewDidLayoutSubviews
