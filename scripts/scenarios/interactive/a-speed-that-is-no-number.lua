-- facts: A56
-- A driver is given numbers that are none: the transition goes to its end all the same.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
local driver = UIPercentDrivenInteractiveTransition{}
nav.delegate = {
  animationControllerFor = function()
    return {
      transitionDuration = function() return 1 end,
      animateTransition = function(context)
        UIView.animate(1, nil, function() context:completeTransition(true) end)
      end,
    }
  end,
  interactionControllerFor = function() return driver end,
}
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
nav:pushViewController(UIViewController "B", true)
wait(0.1)
--> nav animationControllerFor(push, A, B)
--> nav interactionControllerFor
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav startInteractiveTransition
--> nav animateTransition
--> B viewIsAppearing(animated)
driver.completionSpeed = 0 / 0
driver:update(0 / 0)
driver:finish()
settle()
print(driver.percentComplete, nav.topViewController.title)
--> … 100000 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> 0.0 B
simulator.fits = math.mininteger
nav.topViewController.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Done" }
print('"' .. nav.navigationBar.displayed.title .. '"')
--> ""
