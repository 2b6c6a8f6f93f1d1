-- facts: F7, F8
-- Without delegates of scenes, the scene is where the application is.
app.willResignActive = function() print "resign" end
app.didEnterBackground = function() print "background" end
window.rootViewController = UIViewController "Root"
settle()
simulator:systemAlert()
print(window.windowScene.activationState)
simulator:background()
print(window.windowScene.activationState)
simulator:foreground()
print(window.windowScene.activationState)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> app willResignActive
--> resign
--> foregroundInactive
--> app didEnterBackground
--> background
--> background
--> foregroundActive
