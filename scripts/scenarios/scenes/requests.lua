-- facts: F13, E86
-- A phone refuses another scene; a pad opens one. A geometry request needs an orientation in common.
local application = UIApplication.shared()
application:requestSceneSessionActivation(nil, function(code, text) print(code, text) end)
settle()
print(#application.connectedScenes, application.supportsMultipleScenes)
--> completion of errorHandler
--> 0 The application does not support multiple scenes.
--> 1 false
local home = UIViewController "Home"
function home:supportedInterfaceOrientations() return "portrait" end
window.rootViewController = home
settle()
local function refused(code, text) print(code, text) end
window.windowScene:requestGeometryUpdate("landscape", refused)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> completion of errorHandler
--> 101 None of the requested orientations are supported by the view controller. Requested: landscapeLeft, landscapeRight; Supported: portrait
function home:supportedInterfaceOrientations() return "allButUpsideDown" end
window.windowScene:requestGeometryUpdate("landscape", refused)
settle()
print(window.windowScene.interfaceOrientation)
--> landscapeRight
simulator:reset()
simulator.device = "iPad"
application = UIApplication.shared()
application:requestSceneSessionActivation(nil, print)
settle()
print(#application.connectedScenes, #application.openSessions)
application:requestSceneSessionDestruction(application.openSessions[2])
settle()
print(#application.connectedScenes, #application.openSessions)
--> 2 2
--> 1 1
