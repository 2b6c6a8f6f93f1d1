-- facts: P27, P50
-- overFullScreen leaves the presenter on screen; it doesn't disappear, so it gets no callbacks.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(UIViewController{ title = "Hint", modalPresentationStyle = "overFullScreen" }, false)
settle()
print("Home is seen:", home.view.window == window)
--> Hint viewDidLoad
--> Hint viewWillAppear
--> Hint viewIsAppearing
--> Hint viewDidAppear
--> Home is seen: true
