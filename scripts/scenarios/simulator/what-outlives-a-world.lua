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
--> First willMove(toParent: UINavigationController#2)
--> First viewDidLoad
--> loads First
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: UINavigationController#2)
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
--> Second willMove(toParent: UINavigationController#2)
--> Second viewDidLoad
--> loads Second
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> Second didMove(toParent: UINavigationController#2)
--> 2
