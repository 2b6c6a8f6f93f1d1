-- facts: none
-- Classes, functions and plain tables outlive a world; what was under way in it does not.
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
window.rootViewController:pushViewController(Page "Under way", true)
after(0.1, function() print("never called") end)
wait(0.05)
--> Under way willMove(toParent: UINavigationController#2)
--> Under way viewDidLoad
--> loads Under way
--> First viewWillDisappear(animated)
--> Under way viewWillAppear(animated)
--> Under way viewIsAppearing(animated)
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
