-- facts: A38, A43
-- didMove(toParent: nil) runs when the controller has really left, however it left.
local home, form = UIViewController "Home", UIViewController "Form"
local nav = UINavigationController{ home, form, name = "nav" }
function form:didMove(parent)
  if not parent then print("throw the draft away") end
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
--> Form willMove(toParent: nil)
--> Home viewDidLoad
--> Form viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> Form viewDidAppear(animated)
user.back()
settle()
print(nav.topViewController.title)
--> Form willMove(toParent: nil)
--> Form viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Form viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Form didMove(toParent: nil)
--> throw the draft away
--> Home
