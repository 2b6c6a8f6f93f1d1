-- facts: E68, E51
-- Before iOS 11 there is no safe area; the guides of the controller end where the bars do.
simulator.profile = "ios7"
local list = UIViewController "list"
function list:viewSafeAreaInsetsDidChange() error "there is no safe area in iOS 7" end
local nav = UINavigationController{ list, isToolbarHidden = false }
window.rootViewController = nav
settle()
print(list.topLayoutGuide.length, list.bottomLayoutGuide.length, list.view.safeAreaInsets.top)
nav.isNavigationBarHidden = true
print(list.topLayoutGuide.length)
--> list willMove(toParent: UINavigationController#2)
--> list viewDidLoad
--> list viewWillAppear
--> list viewDidAppear
--> list didMove(toParent: UINavigationController#2)
--> 64.0 44.0 0.0
--> 20.0
