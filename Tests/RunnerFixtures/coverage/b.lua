window.rootViewController = UIViewController "Start"
--> Start viewDidLoad
--> Start viewWillAppear
--> Start viewIsAppearing
--> Start viewDidAppear
simulator:reset()
window.rootViewController = UIViewController "Again"
