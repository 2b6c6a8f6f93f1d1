-- facts: C23, A53
-- An accepted animated change has its coordinator on the line after the call.
local nav = UINavigationController{ UIViewController "Home" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
local function alongside(name)
  local coordinator = nav.transitionCoordinator
  print(name, coordinator ~= nil)
  if not coordinator then return end
  coordinator:animate(
    function() print(name .. " begins") end,
    function() print(name .. " ends") end
  )
end
nav:pushViewController(UIViewController "Detail", true)
alongside "push"
settle()
--> push true
--> Detail willMove(toParent: UINavigationController#2)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> push begins
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: UINavigationController#2)
--> push ends
nav:popViewController(true)
alongside "pop"
settle()
--> pop true
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> pop begins
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> pop ends
nav:pushViewController(UIViewController "Detail", false)
alongside "unanimated push"
settle()
--> unanimated push false
--> Detail willMove(toParent: UINavigationController#2)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#2)
nav:present(UIViewController "Modal", true)
alongside "present"
settle()
--> Modal viewDidLoad
--> present true
--> Modal viewWillAppear(animated)
--> Modal viewIsAppearing(animated)
--> present begins
--> … 500 ms
--> Modal viewDidAppear(animated)
--> present ends
nav:dismiss(true)
alongside "dismiss"
settle()
--> dismiss true
--> Modal viewWillDisappear(animated)
--> dismiss begins
--> … 500 ms
--> Modal viewDidDisappear(animated)
--> dismiss ends
