-- facts: A27
-- The application notifies its delegate that it is active again, and the screen updates then.
local home = UIViewController "Home"
window.rootViewController = home
function app.willEnterForeground()
  print("up to date")
end
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
simulator:background()
simulator:foreground()
settle()
print(#warnings())
--> app willEnterForeground
--> up to date
--> 0
