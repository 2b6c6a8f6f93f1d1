-- facts: F110, F111, F112, F113, F114
-- A push by a zoom can be grabbed: it is complete at once, and the finger drives the way back. A
-- cancelled way back gives viewDidAppear without viewWillAppear.
local list, detail = UIViewController "List", UIViewController "Detail"
local row = UIView{ name = "row", frame = { x = 0, y = 100, width = 390, height = 80 } }
list.view:addSubview(row)
detail.preferredTransition = {
  zoom = function(context)
    print("from " .. context.sourceViewController.title)
    return row
  end,
  interactiveDismissShouldBegin = function() return detail.mayLeave == true end,
}
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> List viewDidLoad
--> List willMove(toParent: nav)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
nav:pushViewController(detail, true)
wait(0.1)
--> Detail sourceViewProvider(List)
--> from List
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
user.grab()
wait(0)
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> Detail sourceViewProvider(List)
--> from List
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
user.release{ cancel = true }
settle()
--> Detail viewDidAppear(animated)
--> … 175 ms
--> List viewWillDisappear(animated)
--> List viewDidDisappear(animated)
print(user.swipeDown())
detail.mayLeave = true
user.swipeDown()
settle()
--> false interactiveDismissShouldBegin refused
--> Detail sourceViewProvider(List)
--> from List
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
-- Another change interrupts a zoom at any time.
nav:pushViewController(detail, true)
wait(0.1)
nav:popViewController(true)
settle()
--> Detail sourceViewProvider(List)
--> from List
--> Detail willMove(toParent: nav)
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 100 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> Detail sourceViewProvider(List)
--> from List
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
print(#nav.viewControllers, user.grab())
--> 1 false no push by a zoom is active
