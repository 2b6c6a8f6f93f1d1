-- facts: A12, CAT-01
-- The root of a stack is loaded and appears when the window shows the stack, without an animation.
local home = UIViewController "A"
window.rootViewController = UINavigationController{ home, name = "nav" }
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
