-- facts: none
-- A user who has left the app can't tap in it; the device can be rotated all the same.
local nav = UINavigationController{ UIViewController "Home", UIViewController "Detail" }
window.rootViewController = nav
--> Home willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
simulator:background()
print(user.back())
print(user.tap("Home"))
print(user.swipeBack())
print(user.holdBack())
print(user.rotate("landscape"), #nav.viewControllers)
--> false the app is in the background
--> false the app is in the background
--> false the app is in the background
--> false the app is in the background
--> true 2
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#3)
simulator:foreground()
print(user.tap("Home"))
--> true
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
