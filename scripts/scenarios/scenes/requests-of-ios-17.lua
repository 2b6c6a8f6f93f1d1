-- facts: F13, H48
-- `activateSceneSession` takes a request: a session, or none for a new scene, and an activity.
simulator.device = "iPad"
window.rootViewController = UIViewController "Home"
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local application = UIApplication.shared()
application:activateSceneSession{ userActivity = NSUserActivity "com.example.show" }
settle()
print(#application.connectedScenes, application.connectedScenes[1].activationState)
--> 2 foregroundActive
simulator:background()
simulator:foreground()
application:activateSceneSession{ session = application.openSessions[1] }
settle()
print(application.connectedScenes[1].activationState)
--> foregroundActive
simulator:reset()
simulator.device = "iPhone"
UIApplication.shared():activateSceneSession({}, function(code, text) print(code, text) end)
settle()
--> completion of errorHandler
--> 0 The application does not support multiple scenes.
