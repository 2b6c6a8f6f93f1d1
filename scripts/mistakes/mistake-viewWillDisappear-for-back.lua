-- facts: A17, A43
-- A cancelled swipe begins like any other: viewWillDisappear runs all the same.
local home, form = UIViewController "Home", UIViewController "Form"
local nav = UINavigationController{ home, form, name = "nav" }
function form:viewWillDisappear()
  if self.isMovingFromParent then print("throw the draft away") end
end
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Form willMove(toParent: nav)
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: nav)
user.swipeBack{ cancel = true }
settle()
print(nav.topViewController.title)
--> Form willMove(toParent: nil)
--> Home viewDidLoad
--> Form viewWillDisappear(animated)
--> throw the draft away
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> Form viewDidAppear(animated)
--> Form
