-- facts: H48, F11
-- An activity that a running scene continues, and one that a new scene is made for.
local function delegate(name)
  return {
    willConnect = function(_, _, options)
      for _, activity in ipairs(options.userActivities) do print(name, activity.activityType) end
    end,
    willContinueUserActivityWithType = function(_, kind) print(kind) end,
    continueUserActivity = function(_, activity)
      window.rootViewController:restoreUserActivityState(activity)
    end,
  }
end
simulator.device = "iPad"
local home = UIViewController "Home"
function home:restoreUserActivityState(activity) print(activity.userInfo.id) end
window.rootViewController = home
window.windowScene.delegate = delegate("first")
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
function app.configurationForConnecting()
  return UISceneConfiguration{ delegate = delegate("second") }
end
local activity = NSUserActivity "com.example.show"
activity.userInfo = { id = 12 }
simulator:continueActivity(activity)
--> scene willContinueUserActivityWithType(com.example.show)
--> com.example.show
--> scene continueUserActivity(com.example.show)
--> Home restoreUserActivityState
--> 12
UIApplication.shared():requestSceneSessionActivation(nil, nil, activity)
settle()
--> app configurationForConnecting(scene 2)
--> scene 2 willConnect
--> second com.example.show
UIApplication.shared():requestSceneSessionActivation(window.windowScene.session, nil, activity)
settle()
--> scene willContinueUserActivityWithType(com.example.show)
--> com.example.show
--> scene continueUserActivity(com.example.show)
--> Home restoreUserActivityState
--> 12
print(UIApplication.shared().connectedScenes[2].activationState)
--> foregroundActive
