-- facts: D16
-- Another user gets another root; nothing of the last one is left.
window.rootViewController = UIViewController{ name = "Home" }
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
window.rootViewController = UIViewController "Login"
settle()
print(tree())
--> Login viewDidLoad
--> Home viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Home viewDidDisappear
--> Login viewDidAppear
--> Home deinit
--> window
--> └─ #2  UIViewController "Login"   appeared
