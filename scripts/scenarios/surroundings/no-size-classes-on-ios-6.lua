-- facts: B47
-- Before iOS 8 there are no size class callbacks, and before iOS 7 no control of the status bar.
simulator.profile = "classic"
local home = UIViewController "Home"
function home:viewWillTransition() end
function home:traitCollectionDidChange() end
function home:prefersStatusBarHidden() return true end
function home:viewWillLayoutSubviews() print(self.view.frame.width) end
window.rootViewController = UINavigationController{ home }
settle()
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewWillLayoutSubviews
--> 320.0
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
user.rotate "landscape"
print(simulator.statusBar.isHidden)
--> Home viewWillLayoutSubviews
--> 480.0
--> false
