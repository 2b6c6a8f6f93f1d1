-- facts: A53, A54, A55, A57, XZ-01, XZ-02
-- The delegate is asked for an animator first; it animates after willShow and is notified last.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
local animator = {
  transitionDuration = function() return 0.2 end,
  animateTransition = function(context)
    mark("animateTransition from " .. context:viewController("from").title)
    UIView.animate(0.2, nil, function()
      mark("animation finished")
      context:completeTransition(not context.transitionWasCancelled)
    end)
  end,
  animationEnded = function(completed) mark("animationEnded " .. tostring(completed)) end,
}
nav.delegate = {
  animationControllerFor = function() return animator end,
  interactionControllerFor = function() return nil end,
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
nav:pushViewController(UIViewController "B", true)
settle()
--> nav animationControllerFor(push, A, B)
--> nav interactionControllerFor
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav willShow(B, animated)
--> nav animateTransition
--> animateTransition from A
--> B viewIsAppearing(animated)
--> … 200 ms
--> animation finished
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> nav didShow(B, animated)
--> nav animationEnded(true)
--> animationEnded true
nav:popViewController(true)
settle()
--> nav animationControllerFor(pop, B, A)
--> nav interactionControllerFor
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> nav willShow(A, animated)
--> nav animateTransition
--> animateTransition from B
--> A viewIsAppearing(animated)
--> … 200 ms
--> animation finished
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> B didMove(toParent: nil)
--> nav didShow(A, animated)
--> nav animationEnded(true)
--> animationEnded true
-- Without an animator it is notified at the same places.
nav.delegate = { willShow = function() end, didShow = function() end }
nav:pushViewController(UIViewController "C", true)
settle()
--> C willMove(toParent: nav)
--> C viewDidLoad
--> A viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> nav willShow(C, animated)
--> C viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)
--> nav didShow(C, animated)
