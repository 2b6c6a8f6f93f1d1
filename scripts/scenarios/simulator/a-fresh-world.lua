-- facts: none
-- A reset starts a fresh world: time, numbers, device and window are as at the start.
simulator.device = "iPad"
window.rootViewController = UIViewController{}
wait(2)
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> UIViewController#1 viewIsAppearing
--> UIViewController#1 viewDidAppear
print(now(), simulator.device, window.rootViewController)
--> 2.0 iPad UIViewController #1
simulator:reset()
print(now(), simulator.device, window.rootViewController)
--> 0.0 iPhone nil
window.rootViewController = UIViewController{}
wait(0.5)
print(now(), window.rootViewController)
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> UIViewController#1 viewIsAppearing
--> UIViewController#1 viewDidAppear
--> 0.5 UIViewController #1
