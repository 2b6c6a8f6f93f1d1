-- facts: F2, F4, F6, F10, F14, F22
-- Two scenes on an iPad
-- Watch: each scene has a window of its own, and leaves the screen alone.

simulator.device = "iPad"

local function delegate(title)
  return {
    willConnect = function(scene)
      local own = UIWindow{ windowScene = scene, rootViewController = UIViewController(title) }
      own:makeKeyAndVisible()
    end,
    willEnterForeground = function() end,
    didBecomeActive = function() end,
    willResignActive = function() end,
    didEnterBackground = function() end,
    didDisconnect = function() end,
  }
end

window.windowScene.delegate = delegate("Inbox")
window.rootViewController = UIViewController "Inbox"
settle()
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> Inbox viewIsAppearing
--> Inbox viewDidAppear

-- The user opens another window: it is asked how its scene is made.
function app.configurationForConnecting()
  return UISceneConfiguration{ name = "Message", delegate = delegate("Message") }
end
local scene = simulator:newScene{}
settle()
print(#UIApplication.shared().connectedScenes)
--> app configurationForConnecting(scene 2)
--> scene 2 willConnect
--> Message viewDidLoad
--> Message viewWillAppear
--> scene 2 willEnterForeground
--> scene 2 didBecomeActive
--> Message viewIsAppearing
--> Message viewDidAppear
--> 2

-- The user closes it in the app switcher.
function app.didDiscardSceneSessions(sessions) print("discarded " .. #sessions) end
simulator:closeScene(scene)
settle()
--> scene 2 willResignActive
--> scene 2 didDisconnect
--> Message viewWillDisappear
--> app didDiscardSceneSessions
--> discarded 1
--> Message viewDidDisappear
