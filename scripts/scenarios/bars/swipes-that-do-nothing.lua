-- facts: B67, bars-040-interactive-pop-conditions
-- A swipe from the edge needs a bar and a back button that nothing replaces.
local detail = UIViewController "Detail"
local nav = UINavigationController{ UIViewController "Home", detail, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
local item = detail.navigationItem
item.leftBarButtonItem = UIBarButtonItem "X"
print(user.swipeBack{})
item.leftBarButtonItem = nil
item.hidesBackButton = true
print(user.swipeBack{})
item.hidesBackButton = false
nav.isNavigationBarHidden = true
print(user.swipeBack{})
--> false a custom left item replaces the back button, which turns the swipe off
--> false the back button is hidden, which turns the swipe off
--> false the bar is hidden, which turns the swipe off
-- Without its delegate the recognizer always begins.
nav.interactivePopGestureRecognizer.delegate = nil
print(user.swipeBack{})
settle()
--> true
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Detail didMove(toParent: nil)
print(user.swipeBack{})
--> false there is nothing to go back to
