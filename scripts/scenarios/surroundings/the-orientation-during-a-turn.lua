-- facts: E94, E95
-- In viewWillTransition the scene still has the old orientation, in the coordinator's completion the new one.
local root = UIViewController "Root"
local function orientation() return window.windowScene.interfaceOrientation end
function root:viewWillTransition(size, coordinator)
  UIViewController.viewWillTransition(self, size, coordinator)
  print("before", orientation())
  coordinator:animate(nil, function() print("after", orientation()) end)
end
window.rootViewController = root
settle()
user.rotate "landscape"
settle()
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root viewWillTransition(to: 844 x 390)
--> before portrait
--> after landscapeRight
