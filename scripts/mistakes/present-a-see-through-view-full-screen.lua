-- facts: P27
-- fullScreen removes the presenter from the screen: there is nothing behind a clear view.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController{ title = "Hint", modalPresentationStyle = "fullScreen" }, false)
settle()
print("Home is seen:", home.view.window == window)
--> Hint viewDidLoad
--> Home viewWillDisappear
--> Hint viewWillAppear
--> Hint viewIsAppearing
--> Hint viewDidAppear
--> Home viewDidDisappear
--> Home is seen: false
