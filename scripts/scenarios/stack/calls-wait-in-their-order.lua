-- facts: J6, A49
-- Calls that wait for a stack are made in their order, and one that comes later doesn't overtake them.
local nav = UINavigationController{ UIViewController "Root", name = "nav" }
window.rootViewController = nav
settle()

-- The second pop is asked for when the first has ended, and the push still waits.
nav:pushViewController(UIViewController "One", false)
settle()
nav.topViewController.didMove = function(_, parent)
  if not parent then print("pop", nav:popViewController(true)) end
end
nav:popViewController(true)
nav:pushViewController(UIViewController "Two", true)
wait(0.1)
nav:pushViewController(UIViewController "Three", true)
print(#nav.viewControllers)
settle()
for _, controller in ipairs(nav.viewControllers) do print(controller) end

-- A pop to what is the top when it is asked for, though a push waits.
local four = UIViewController "Four"
four.viewWillAppear = function()
  nav:pushViewController(UIViewController "Five", false)
  print("popped", nav:popToViewController(four, false))
end
nav:pushViewController(four, true)
settle()
print(nav.topViewController)
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: nav)
--> One willMove(toParent: nav)
--> One viewDidLoad
--> Root viewWillDisappear
--> One viewWillAppear
--> One viewIsAppearing
--> Root viewDidDisappear
--> One viewDidAppear
--> One didMove(toParent: nav)
--> One willMove(toParent: nil)
--> Two willMove(toParent: nav)
--> Two viewDidLoad
--> One viewWillDisappear(animated)
--> Two viewWillAppear(animated)
--> Two viewIsAppearing(animated)
--> 2
--> … 350 ms
--> One viewDidDisappear(animated)
--> Two viewDidAppear(animated)
--> One didMove(toParent: nil)
--> pop nil
--> Two didMove(toParent: nav)
--> UIViewController "Root" #1
--> UIViewController "Two" #4
--> Four willMove(toParent: nav)
--> Four viewDidLoad
--> Two viewWillDisappear(animated)
--> Four viewWillAppear(animated)
--> popped nil
--> Four viewIsAppearing(animated)
--> … 350 ms
--> Two viewDidDisappear(animated)
--> Four viewDidAppear(animated)
--> Four didMove(toParent: nav)
--> UIViewController "Four" #6
