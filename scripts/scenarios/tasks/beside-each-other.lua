-- facts: none
-- A task waits in virtual time while others run; inside one, settle waits for active transitions.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
app.task(function()
  home:present(UIViewController "Login", true)
  settle()
  mark("the task goes on")
end)
local clock = app.task(function()
  while true do
    wait(0.2)
    mark("tick")
  end
end)
wait(0.7)
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 200 ms
--> tick
--> … 200 ms
--> tick
--> … 100 ms
--> Login viewDidAppear(animated)
--> the task goes on
--> … 100 ms
--> tick
clock:cancel()
wait(1)
print(clock.isDone, clock.isCancelled)
--> true true
