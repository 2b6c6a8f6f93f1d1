-- facts: F4, F5, F7, F8, A27
-- Leaving, returning and a system alert: no controller appears or disappears.
local scene = window.windowScene
scene.delegate = {
  willResignActive = function() end, didEnterBackground = function() end,
  willEnterForeground = function() end, didBecomeActive = function() end,
}
app.willResignActive = function() print("never") end
for _, name in ipairs{ "willResignActive", "didEnterBackground", "didBecomeActive" } do
  NotificationCenter.addObserver(name, print)
end
window.rootViewController = UIViewController "Home"
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
simulator:background()
print(scene.activationState)
--> scene willResignActive
--> willResignActive
--> scene didEnterBackground
--> didEnterBackground
--> background
simulator:foreground()
print(scene.activationState)
--> scene willEnterForeground
--> scene didBecomeActive
--> didBecomeActive
--> foregroundActive
simulator:systemAlert()
print(scene.activationState)
simulator:endSystemAlert()
--> scene willResignActive
--> willResignActive
--> foregroundInactive
--> scene didBecomeActive
--> didBecomeActive
