-- facts: B83, H45, H47, F12
-- A scene that leaves the screen is asked for an activity; the controllers that have the same one add
-- what they need, and a later launch gets it back.
local function reading(page)
  local controller = UIViewController "Reader"
  controller.page = page
  function controller:updateUserActivityState(activity)
    activity:addUserInfoEntries{ page = self.page, tags = { "a", "b" } }
  end
  return controller
end
local SceneDelegate = {}
function SceneDelegate.willConnect(scene, session)
  scene.userActivity = session.stateRestorationActivity
    or NSUserActivity{ activityType = "com.example.reading" }
  local info = scene.userActivity.userInfo or {}
  print(session.persistentIdentifier, info.page)
  window.rootViewController = reading(info.page or 1)
  window.rootViewController.userActivity = scene.userActivity
end
function SceneDelegate.stateRestorationActivity(scene) return scene.userActivity end
function SceneDelegate.restoreInteractionStateWith(_, activity)
  print(activity.title, activity.userInfo.page, #activity.userInfo.tags)
end
function app.configurationForConnecting()
  return UISceneConfiguration{ name = "Default", delegate = SceneDelegate }
end
simulator:relaunch()
--> app configurationForConnecting(scene)
--> scene willConnect
--> session-1 nil
--> Reader viewDidLoad
--> Reader viewWillAppear
--> Reader viewIsAppearing
settle()
--> Reader viewDidAppear
window.rootViewController.page = 7
window.windowScene.userActivity.title = "A book"
simulator:background()
--> scene stateRestorationActivity
--> Reader updateUserActivityState
simulator:relaunch()
--> scene willConnect
--> session-1 7
--> scene restoreInteractionStateWith(com.example.reading)
--> A book 7 2
--> Reader viewDidLoad
--> Reader viewWillAppear
--> Reader viewIsAppearing
settle()
--> Reader viewDidAppear
