-- facts: none
-- A closure in a table retains the controller it captures; without the closure it is released.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
local handlers = {}
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
do
  local detail = UIViewController "Detail"
  function handlers.save() detail.title = "Saved" end
  nav:pushViewController(detail)
  settle()
  nav:popViewController()
  settle()
end
print(leaks())
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
--> Detail  upvalue detail of local handlers.save
print(type(handlers.save))
handlers.save = nil
print(leaks())
--> function
--> no removed controller is still alive
