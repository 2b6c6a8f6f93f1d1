-- facts: F2, F6, F9, F10, F11, F12, F22
-- Each scene has its windows, its key window and its own life cycle.
simulator.device = "iPad"
local function delegate()
  return {
    willConnect = function() end, didDisconnect = function() end,
    willEnterForeground = function() end, didBecomeActive = function() end,
    willResignActive = function() end, didEnterBackground = function() end,
    openURLContexts = function(_, urls) print(urls[1]) end,
  }
end
window.windowScene.delegate = delegate()
window.rootViewController = UIViewController "First"
settle()
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
local second
function app.configurationForConnecting()
  local own = delegate()
  function own.willConnect(scene, _, options)
    print(options.urlContexts[1])
    second = UIWindow{ windowScene = scene, rootViewController = UIViewController "Second" }
    second:makeKeyAndVisible()
  end
  return UISceneConfiguration{ delegate = own }
end
function app.didDiscardSceneSessions(sessions) print(#sessions) end
local scene = simulator:newScene{ urls = { "app://second" } }
settle()
print(#UIApplication.shared().connectedScenes, window.isKeyWindow, second.isKeyWindow)
print(screen())
print(tree())
--> app configurationForConnecting(scene 2)
--> scene 2 willConnect
--> app://second
--> Second viewDidLoad
--> Second viewWillAppear
--> scene 2 willEnterForeground
--> scene 2 didBecomeActive
--> Second viewIsAppearing
--> Second viewDidAppear
--> 2 true true
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                         UIViewController #2 "Second"                         │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> window 1
--> └─ #1  UIViewController "First"    appeared
--> window 2  scene 2
--> └─ #2  UIViewController "Second"   appeared
simulator:openURL("app://third")
simulator:showScene(window.windowScene)
print(screen())
--> scene 2 openURLContexts(app://third)
--> app://third
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                         UIViewController #1 "First"                          │
--> └──────────────────────────────────────────────────────────────────────────────┘
simulator:background()
--> scene willResignActive
--> scene didEnterBackground
--> scene 2 willResignActive
--> scene 2 didEnterBackground
simulator:foreground()
--> scene willEnterForeground
--> scene didBecomeActive
--> scene 2 willEnterForeground
--> scene 2 didBecomeActive
simulator:closeScene(scene)
settle()
print(scene.activationState, second.windowScene, #UIApplication.shared().openSessions)
--> scene 2 willResignActive
--> scene 2 didDisconnect
--> Second viewWillDisappear
--> app didDiscardSceneSessions
--> 1
--> Second viewDidDisappear
--> unattached nil 1
