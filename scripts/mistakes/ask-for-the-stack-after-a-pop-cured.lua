-- facts: A31, A35
-- The navigation controller is read once, before the pop.
local home, form = UIViewController "Home", UIViewController "Form"
window.rootViewController = UINavigationController{ home, form, name = "nav" }
function form:replace(other)
  local nav = self.navigationController
  nav:popViewController(false)
  nav:pushViewController(other, true)
end
settle()
--> Home willMove(toParent: nav)
--> Form willMove(toParent: nav)
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: nav)
form:replace(UIViewController "Result")
settle()
print(#window.rootViewController.viewControllers)
--> Form willMove(toParent: nil)
--> Result willMove(toParent: nav)
--> Result viewDidLoad
--> Form viewWillDisappear(animated)
--> Result viewWillAppear(animated)
--> Result viewIsAppearing(animated)
--> … 350 ms
--> Form viewDidDisappear(animated)
--> Result viewDidAppear(animated)
--> Form didMove(toParent: nil)
--> Result didMove(toParent: nav)
--> 2
