-- facts: P88
-- The sheet is dismissed first; the root is replaced in the completion.
window.rootViewController = UIViewController "Home"
settle()
window.rootViewController:present(UIViewController{ name = "Settings" }, true)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Settings viewDidLoad
--> Settings viewWillAppear(animated)
--> Settings viewIsAppearing(animated)
--> … 500 ms
--> Settings viewDidAppear(animated)
window.rootViewController:dismiss(false, function()
  window.rootViewController = UIViewController "Login"
end)
settle()
print(#warnings())
print(tree())
--> Settings viewWillDisappear
--> Settings viewDidDisappear
--> completion of dismiss(Home)
--> Login viewDidLoad
--> Home viewWillDisappear
--> Login viewWillAppear
--> Settings deinit
--> Login viewIsAppearing
--> Home viewDidDisappear
--> Login viewDidAppear
--> 0
--> window
--> └─ #3  UIViewController "Login"   appeared
