-- facts: A9, A23, A36, IOS5-01
-- The new child gets its callbacks last; a memory warning unloads its view on iOS 5.
simulator.profile = "classic"
local container = UIViewController "Container"
local first, second, third =
  UIViewController "First", UIViewController "Second", UIViewController "Third"
function container:viewDidLoad()
  UIViewController.viewDidLoad(self)
  for _, child in ipairs{ first, second, third } do self:addChild(child) end
  self.view:addSubview(third.view)
end
window.rootViewController = container
settle()
--> Container viewDidLoad
--> First willMove(toParent: Container)
--> Second willMove(toParent: Container)
--> Third willMove(toParent: Container)
--> Third viewDidLoad
--> Container viewWillAppear
--> Third viewWillAppear
--> Container viewDidAppear
--> Third viewDidAppear
container:transition(third, second, 0.5)
settle()
--> Second viewDidLoad
--> Third viewWillDisappear(animated)
--> Second viewWillAppear(animated)
--> … 500 ms
--> Second viewDidAppear(animated)
--> Third viewDidDisappear(animated)
--> completion of transition(Second)
container:transition(second, first, 0.5)
settle()
--> First viewDidLoad
--> Second viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> … 500 ms
--> First viewDidAppear(animated)
--> Second viewDidDisappear(animated)
--> completion of transition(First)
function app.didReceiveMemoryWarning() end
simulator:memoryWarning()
print(first.isViewLoaded, second.isViewLoaded, third.isViewLoaded)
--> app didReceiveMemoryWarning
--> Container didReceiveMemoryWarning
--> First didReceiveMemoryWarning
--> Second didReceiveMemoryWarning
--> Third didReceiveMemoryWarning
--> Second viewWillUnload
--> Second viewDidUnload
--> Third viewWillUnload
--> Third viewDidUnload
--> true false false
