-- facts: A63, A67
-- The stack has its controllers: take the one to pop to from there.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
nav:pushViewController(UIViewController "List", false)
nav:pushViewController(UIViewController "Item", false)
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> List willMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> Item viewWillAppear
--> Item viewIsAppearing
--> Item viewDidAppear
--> Item didMove(toParent: nav)
for _, controller in ipairs(nav.viewControllers) do
  if controller.title == "List" then nav:popToViewController(controller, true) end
end
settle()
print(nav.topViewController.title, #warnings())
--> Item willMove(toParent: nil)
--> List viewDidLoad
--> Item viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Item viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Item didMove(toParent: nil)
--> List 0
