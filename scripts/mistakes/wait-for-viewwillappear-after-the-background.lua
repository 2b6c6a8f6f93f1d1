-- facts: A27
-- A screen updates in viewWillAppear, which doesn't run when the user returns to the app.
local home = UIViewController "Home"
function home:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  print("up to date")
end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> up to date
--> Home viewIsAppearing
--> Home viewDidAppear
simulator:background()
simulator:foreground()
settle()
print(#warnings())
--> 0
