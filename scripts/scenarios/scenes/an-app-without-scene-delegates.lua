-- facts: F6, D38
-- Without delegates of scenes the app takes the steps of its scenes at the edges.
simulator.device = "iPad"
window.rootViewController = UIViewController "Root"
settle()
for _, name in ipairs{
  "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
} do
  app[name] = function()
    print(name)
  end
end
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
simulator:background()
--> app willResignActive
--> willResignActive
--> app didEnterBackground
--> didEnterBackground
-- A new scene brings the app to the screen.
local scene = simulator:newScene()
settle()
--> app willEnterForeground
--> willEnterForeground
--> app didBecomeActive
--> didBecomeActive
-- It is closed, and was the only one there.
simulator:closeScene(scene)
settle()
--> app willResignActive
--> willResignActive
--> app didEnterBackground
--> didEnterBackground
-- One of two scenes leaves: the app doesn't.
simulator:foreground()
scene = simulator:newScene()
settle()
--> app willEnterForeground
--> willEnterForeground
--> app didBecomeActive
--> didBecomeActive
simulator:closeScene(scene)
settle()
-->
