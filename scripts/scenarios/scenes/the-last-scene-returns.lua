-- facts: F6, F7
-- If the scenes that left with the application are closed meanwhile, another one returns with it.
simulator.device = "iPad"
window.rootViewController = UIViewController "Home"
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local application = UIApplication.shared()
simulator:background()
simulator:newScene()
settle()
simulator:background()
simulator:closeScene(application.connectedScenes[2])
print(#application.connectedScenes, application.connectedScenes[1].activationState)
simulator:foreground()
print(application.connectedScenes[1].activationState)
--> 1 background
--> foregroundActive
