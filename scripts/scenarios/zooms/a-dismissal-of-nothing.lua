-- facts: D6, F113
-- A dismissal interrupts no zoom and takes no swipe back, even where nothing is presented.
local list, detail = UIViewController "List", UIViewController "Detail"
detail.preferredTransition = { zoom = function() return list.view end }
local nav = UINavigationController{ rootViewController = list, name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(detail, true)
wait(0.1)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail sourceViewProvider(List)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
nav:dismiss(true, function() print("nothing to dismiss") end)
wait(0.1)
--> completion of dismiss(nav)
--> nothing to dismiss
settle()
--> … 150 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
-- In the turn in which a swipe begins.
detail.preferredTransition = nil
user.swipeBack()
nav:dismiss(true)
settle()
print(nav.topViewController.title)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> List
-- While it can still be cancelled.
nav:pushViewController(detail, false)
settle()
user.swipeBack{ cancel = true }
wait(0.1)
nav:dismiss(true)
settle()
print(nav.topViewController.title)
--> Detail willMove(toParent: nav)
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> List viewWillDisappear(animated)
--> List viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
--> Detail
