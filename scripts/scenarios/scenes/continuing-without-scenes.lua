-- facts: H111
-- Without scenes the application's delegate continues an activity, and names the objects that do so.
local home = UIViewController "Home"
function home:restoreUserActivityState(activity) print(activity.userInfo.id) end
window.rootViewController = home
settle()
local activity = NSUserActivity "com.example.show"
activity.userInfo = { id = 12 }
print(simulator:continueActivity(activity))
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> false the application hasn't handled it
function app.willContinueUserActivityWithType(kind)
  print(kind)
  return true
end
function app.continueUserActivity(continued, restorationHandler)
  restorationHandler{ home }
  return continued.activityType == "com.example.show"
end
print(simulator:continueActivity(activity))
--> app willContinueUserActivityWithType(com.example.show)
--> com.example.show
--> app continueUserActivity(com.example.show)
--> Home restoreUserActivityState
--> 12
--> true
