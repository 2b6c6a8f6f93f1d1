-- facts: none
-- The device and the profile are chosen while the window is empty; a reset empties it.
window.rootViewController = UIViewController "Home"
print(pcall(function() simulator.device = "iPad" end))
print(pcall(function() simulator.profile = "classic" end))
--> Home viewDidLoad
--> Home viewWillAppear
--> false scripts/scenarios/simulator/another-device.lua:4: the device can be set only while the window has no root; simulator:reset() empties it
--> false scripts/scenarios/simulator/another-device.lua:5: the profile can be set only while the window has no root; simulator:reset() empties it
--> Home viewIsAppearing
simulator:reset()
simulator.device, simulator.profile = "iPad", "classic"
print(simulator.device, simulator.profile)
--> iPad classic
