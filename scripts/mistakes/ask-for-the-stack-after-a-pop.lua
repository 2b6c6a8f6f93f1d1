-- facts: A31, A95, A98
-- A popped controller has no navigation controller any more, on the very next line.
local home, form = UIViewController "Home", UIViewController "Form"
window.rootViewController = UINavigationController{ home, form, name = "nav" }
function form:replace(other)
  self.navigationController:popViewController(false)
  print(self.navigationController, other.title)
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
--> nil Result
--> Form willMove(toParent: nil)
--> Home viewDidLoad
--> Form viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Form viewDidDisappear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Form didMove(toParent: nil)
