-- facts: H122, H45
-- The delegate of the scene whose controllers have updated an activity can add to it; without scenes
-- that of the application.
local reader = UIViewController "Reader"
function reader:updateUserActivityState(activity) activity:addUserInfoEntries{ page = 3 } end
local activity = NSUserActivity "com.example.reading"
window.rootViewController = reader
settle()
--> Reader viewDidLoad
--> Reader viewWillAppear
--> Reader viewIsAppearing
--> Reader viewDidAppear
function app.didUpdateUserActivity(updated)
  updated:addUserInfoEntries{ version = 1 }
  print(updated.userInfo.page, updated.userInfo.version)
end
function app.didFailToContinueUserActivityWithType(kind, problem) print(kind, #problem > 0) end
reader.userActivity = activity
activity.needsSave = true
settle()
--> Reader updateUserActivityState
--> app didUpdateUserActivity(com.example.reading)
--> 3 1
print(simulator:failToContinueActivity "com.example.show")
--> app didFailToContinueUserActivityWithType(com.example.show)
--> com.example.show true
--> true
local delegate, activities = {}, {}
function delegate.willConnect()
  local controller = UIViewController "Reader"
  function controller:updateUserActivityState(updated) updated:addUserInfoEntries{ page = 4 } end
  activities.reading = NSUserActivity "com.example.reading"
  controller.userActivity = activities.reading
  window.rootViewController = controller
end
function delegate.didUpdateUserActivity(scene, updated)
  print(scene == window.windowScene, updated.userInfo.page)
end
function delegate.didFailToContinueUserActivityWithType(_, kind) print(kind) end
function app.configurationForConnecting() return UISceneConfiguration{ delegate = delegate } end
app.didUpdateUserActivity, app.didFailToContinueUserActivityWithType = nil, nil
simulator:relaunch()
settle()
--> app configurationForConnecting(scene)
--> scene willConnect
--> Reader viewDidLoad
--> Reader viewWillAppear
--> Reader viewIsAppearing
--> Reader viewDidAppear
activities.reading.needsSave = true
settle()
--> Reader updateUserActivityState
--> scene didUpdateUserActivity(com.example.reading)
--> true 4
print(simulator:failToContinueActivity "com.example.show")
--> scene didFailToContinueUserActivityWithType(com.example.show)
--> com.example.show
--> true
