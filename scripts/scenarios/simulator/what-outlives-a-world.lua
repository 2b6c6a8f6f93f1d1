-- facts: none
-- Classes, functions and plain tables outlive a world; active transitions in it don't.
local Page = class("Page", UIViewController)
function Page:viewDidLoad() print("loads", self.title) end
function Page:deinit() print("never called") end
local memory = { visits = 1 }

local function show(title)
  window.rootViewController = UINavigationController{ Page(title) }
end

show("First")
settle()
--> First viewDidLoad
--> loads First
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
window.rootViewController:pushViewController(Page "Running", true)
after(0.1, function() print("never called") end)
wait(0.05)
--> Running willMove(toParent: UINavigationController#2)
--> Running viewDidLoad
--> loads Running
--> First viewWillDisappear(animated)
--> Running viewWillAppear(animated)
--> Running viewIsAppearing(animated)
simulator:reset()
memory.visits = memory.visits + 1
show("Second")
wait(1)
print(memory.visits)
--> Second viewDidLoad
--> loads Second
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> 2
