-- facts: A53, D15, P49
-- A program drives its own dismissal; cancelled, every controller is where it was.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local driver = UIPercentDrivenInteractiveTransition{}
local card = UIViewController{ title = "Card", modalPresentationStyle = "fullScreen" }
card.transitioningDelegate = {
  animationControllerForDismissed = function()
    return {
      transitionDuration = function() return 0.4 end,
      animateTransition = function(context)
        UIView.animate(0.4, nil, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end,
    }
  end,
  interactionControllerForDismissal = function() return driver end,
}
home:present(card)
settle()
--> Card viewDidLoad
--> Home viewWillDisappear
--> Card viewWillAppear
--> Card viewIsAppearing
--> Card viewDidAppear
--> Home viewDidDisappear
user.dragDismiss{ at = 0.25 }
wait(1)
print(driver.percentComplete)
user.release{ cancel = true }
settle()
print(home.presentedViewController.title)
--> Card animationControllerForDismissed(Card)
--> Card interactionControllerForDismissal
--> Card viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Card startInteractiveTransition
--> Card animateTransition
--> Home viewIsAppearing(animated)
--> 0.25
--> … 1100 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Card viewWillAppear(animated)
--> Card viewIsAppearing(animated)
--> Card viewDidAppear(animated)
--> Card
user.dragDismiss()
settle()
print(home.presentedViewController, user.dragDismiss())
--> Card animationControllerForDismissed(Card)
--> Card interactionControllerForDismissal
--> Card viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Card startInteractiveTransition
--> Card animateTransition
--> Home viewIsAppearing(animated)
--> … 200 ms
--> Home viewDidAppear(animated)
--> Card viewDidDisappear(animated)
--> nil false nothing is presented
