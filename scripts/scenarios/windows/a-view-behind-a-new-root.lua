-- facts: C24, P88
-- What a replaced root presents receives nothing, but what is taken out of the window disappears.
local home, first = UIViewController "Home", UIViewController "First"
local second = UIViewController{ title = "Second", modalPresentationStyle = "overCurrentContext" }
first.modalPresentationStyle = "fullScreen"
window.rootViewController = home
home:present(first, false)
first:present(second, false)
settle()
window.rootViewController = UIViewController "New"
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> First viewDidLoad
--> Second viewDidLoad
--> Home viewIsAppearing
--> Home viewWillDisappear
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> Home viewDidDisappear
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> New viewDidLoad
--> New viewWillAppear
--> New viewIsAppearing
--> New viewDidAppear
first.view:removeFromSuperview()
settle()
print(first.view.window, second.view.window == window)
--> First viewWillDisappear
--> First viewDidDisappear
--> nil true
