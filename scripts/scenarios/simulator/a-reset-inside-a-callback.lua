-- facts: none
-- A callback can't end the world that is calling it; a timer can, and a wait ends with its world.
local home = UIViewController "Home"
function home:viewDidAppear() print(pcall(simulator.reset, simulator)) end
window.rootViewController = home
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
after(0.2, function()
  simulator:reset()
  print("a new world at", now())
end)
wait(3)
print("after the wait", now(), window.rootViewController)
--> Home viewDidAppear
--> false scripts/scenarios/simulator/a-reset-inside-a-callback.lua:4: the world cannot be replaced inside a callback; call it from a timer or at the top level
--> a new world at 0.0
--> after the wait 0.0 nil
