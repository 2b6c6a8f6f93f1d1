-- facts: F25, D16
-- A new root inside UIView.transition moves pixels only: the callbacks are those without an animation.
window.rootViewController = UIViewController "Old"
settle()
--> Old viewDidLoad
--> Old viewWillAppear
--> Old viewIsAppearing
--> Old viewDidAppear
local start = now()
UIView.transition(window, 0.3, function()
  window.rootViewController = UIViewController "New"
end, function(isFinished) print(isFinished, now() - start) end)
settle()
--> New viewDidLoad
--> Old viewWillDisappear
--> New viewWillAppear
--> New viewIsAppearing
--> Old viewDidDisappear
--> New viewDidAppear
--> true 0.3
