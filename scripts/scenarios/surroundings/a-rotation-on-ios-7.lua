-- facts: E91
-- On iOS 7 controllers still learn of a rotation itself, not of traits and sizes.
simulator.profile = "ios7"
local home = UIViewController "Home"
for _, name in ipairs{
  "willRotate", "willAnimateRotation", "didRotate", "viewWillTransition",
  "traitCollectionDidChange",
} do
  home[name] = function() end
end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
user.rotate "landscape"
print(window.bounds.width)
settle()
--> Home willRotate(to: landscapeRight)
--> Home willAnimateRotation(to: landscapeRight)
--> 844.0
--> … 300 ms
--> Home didRotate(from: portrait)
