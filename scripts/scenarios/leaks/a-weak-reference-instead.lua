-- facts: none
-- A weak reference finds a controller again without retaining it once it was removed.
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
local observers = {}
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
do
  local detail = UIViewController "Detail"
  local reference = weak(detail)
  function observers.save()
    local living = reference:get()
    return living and living.title or "none"
  end
  nav:pushViewController(detail)
end
settle()
print(observers.save())
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
--> Detail
nav:popViewController()
settle()
print(leaks(), observers.save())
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> no removed controller is still alive none
