-- facts: E91
-- Only what was notified of a turn before it is notified of its end.
simulator.profile = "classic"
local first, second = UIViewController "First", UIViewController "Second"
for _, controller in ipairs{ first, second } do
  function controller:willRotate(to) print(self.title, "to", to) end
  function controller:didRotate(from) print(self.title, "from", from) end
end
window.rootViewController = first
settle()
user.rotate "landscape"
window.rootViewController = second
settle()
user.rotate "portrait"
settle()
--> First viewDidLoad
--> First viewWillAppear
--> First viewDidAppear
--> First willRotate(to: landscapeRight)
--> First to landscapeRight
--> Second viewDidLoad
--> First viewWillDisappear
--> Second viewWillAppear
--> First viewDidDisappear
--> Second viewDidAppear
--> … 300 ms
--> Second willRotate(to: portrait)
--> Second to portrait
--> … 300 ms
--> Second didRotate(from: landscapeRight)
--> Second from landscapeRight
