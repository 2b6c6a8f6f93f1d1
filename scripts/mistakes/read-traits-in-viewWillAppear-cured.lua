-- facts: F99
-- In viewIsAppearing the traits are those of the place where the controller appears.
local home = UIViewController "Home"
function home:viewIsAppearing()
  self.columns = self.traitCollection.verticalSizeClass == "compact" and 2 or 1
end
local nav = UINavigationController{ home, UIViewController "Detail", name = "nav" }
window.rootViewController = nav
nav:popViewController(false)
settle()
nav:pushViewController(UIViewController "Detail", false)
settle()
user.rotate "landscape"
nav:popViewController(false)
settle()
print(home.columns, home.traitCollection.verticalSizeClass)
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Detail didMove(toParent: nil)
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> 2 compact
