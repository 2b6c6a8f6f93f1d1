-- facts: F1, F2, F5, F14, C5, C6
-- A launch of an app with scenes: its delegate is not notified of its life cycle, the scene's is.
local SceneDelegate = {}
function SceneDelegate.willConnect(scene, session, options)
  print(scene.activationState, session.scene == scene, #options.urlContexts)
  window.rootViewController = UIViewController "Home"
end
function SceneDelegate.willEnterForeground(scene) print(scene.activationState) end
function SceneDelegate.didBecomeActive(scene) print(scene.activationState) end
function app.configurationForConnecting()
  return UISceneConfiguration{ name = "Default", delegate = SceneDelegate }
end
function app.didFinishLaunching() end
function app.didBecomeActive() print("never") end
simulator:relaunch()
--> app didFinishLaunching
--> app configurationForConnecting(scene)
--> scene willConnect
--> unattached true 0
--> Home viewDidLoad
--> Home viewWillAppear
--> scene willEnterForeground
--> unattached
--> scene didBecomeActive
--> foregroundActive
--> Home viewIsAppearing
settle()
--> Home viewDidAppear
print(UIWindow{}.windowScene)
--> nil
