-- facts: A17, A56, XZ-03
-- An interactive push that is cancelled: willShow is called, didShow isn't.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
local driver = UIPercentDrivenInteractiveTransition{}
local animator = {
  transitionDuration = function() return 0.5 end,
  animateTransition = function(context)
    mark("animateTransition")
    UIView.animate(0.5, nil, function()
      mark("animation finished")
      context:completeTransition(not context.transitionWasCancelled)
    end)
  end,
  animationEnded = function(completed) mark("animationEnded " .. tostring(completed)) end,
}
nav.delegate = {
  animationControllerFor = function() return animator end,
  interactionControllerFor = function() return driver end,
  willShow = function() end,
  didShow = function() end,
}
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> nav willShow(A)
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav didShow(A)
local detail = UIViewController "B"
function detail.viewWillLayoutSubviews() end
function detail.viewDidLayoutSubviews() end
nav:pushViewController(detail, true)
wait(1)
driver:update(0.4)
print(nav.transitionCoordinator.percentComplete, nav.transitionCoordinator.isInteractive)
--> nav animationControllerFor(push, A, B)
--> nav interactionControllerFor
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav willShow(B, animated)
--> nav startInteractiveTransition
--> nav animateTransition
--> animateTransition
--> B viewIsAppearing(animated)
--> B viewWillLayoutSubviews
--> B viewDidLayoutSubviews
--> 0.4 true
driver:cancel()
settle()
print(#nav.viewControllers, nav.topViewController.title)
--> … 200 ms
--> animation finished
--> B viewWillDisappear(animated)
--> B viewDidDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> A viewDidAppear(animated)
--> B didMove(toParent: nil)
--> nav animationEnded(false)
--> animationEnded false
--> 1 A
