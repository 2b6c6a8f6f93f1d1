-- facts: A53, P49
-- A recogniser of the program's own drives a dismissal: each point of a drag is a turn of its own.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local driver
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
home:present(card, false)
settle()
--> Card viewDidLoad
--> Home viewWillDisappear
--> Card viewWillAppear
--> Card viewIsAppearing
--> Card viewDidAppear
--> Home viewDidDisappear
card.view:addGestureRecognizer(UIPanGestureRecognizer{
  action = function(pan)
    local progress = pan:translation().y / card.view.frame.height
    if pan.state == "began" then
      driver = UIPercentDrivenInteractiveTransition{}
      card:dismiss(true)
    elseif pan.state == "changed" then
      driver:update(progress)
    else
      if progress > 0.4 then driver:finish() else driver:cancel() end
      driver = nil
    end
  end,
})
user.pan(card.view, { { x = 0, y = 40 }, { x = 0, y = 120 } })
settle()
print(home.presentedViewController)
--> Card animationControllerForDismissed(Card)
--> Card interactionControllerForDismissal
--> Card viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Card startInteractiveTransition
--> Card animateTransition
--> Home viewIsAppearing(animated)
--> … 56.872 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Card viewWillAppear(animated)
--> Card viewIsAppearing(animated)
--> Card viewDidAppear(animated)
--> UIViewController "Card" #2
user.pan(card.view, { { x = 0, y = 200 }, { x = 0, y = 600 } })
settle()
print(home.presentedViewController)
--> Card animationControllerForDismissed(Card)
--> Card interactionControllerForDismissal
--> Card viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Card startInteractiveTransition
--> Card animateTransition
--> Home viewIsAppearing(animated)
--> … 115.639 ms
--> Home viewDidAppear(animated)
--> Card viewDidDisappear(animated)
--> nil
