-- facts: F7, F12, H47
-- The system removes a scene in the background from memory; its session restores it later.
simulator.device = "iPad"
local function delegate()
  return {
    willConnect = function() end, didDisconnect = function() end,
    stateRestorationActivity = function(scene)
      local activity = NSUserActivity "com.example.note"
      activity.userInfo = { note = scene.title }
      return activity
    end,
    restoreInteractionStateWith = function(_, activity) print(activity.userInfo.note) end,
  }
end
function app.configurationForConnecting()
  return UISceneConfiguration{ delegate = delegate() }
end
window.rootViewController = UIViewController "Home"
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local note = simulator:newScene()
note.title = "Shopping"
local session = note.session
--> app configurationForConnecting(scene 2)
--> scene 2 willConnect
print(simulator:reclaimScene(note))
--> false the scene is on the screen
simulator:newScene()
--> app configurationForConnecting(scene 3)
--> scene 3 willConnect
simulator:newScene()
--> app configurationForConnecting(scene 4)
--> scene 4 willConnect
--> scene 2 stateRestorationActivity
print(note.activationState)
--> background
print(simulator:reclaimScene(note))
--> scene 2 didDisconnect
--> true
print(session.scene, #UIApplication.shared().openSessions, #UIApplication.shared().connectedScenes)
--> nil 4 3
UIApplication.shared():requestSceneSessionActivation(session)
settle()
--> scene 2 willConnect
--> scene 2 restoreInteractionStateWith(com.example.note)
--> Shopping
--> scene 3 stateRestorationActivity
print(session.scene.activationState)
--> foregroundActive
