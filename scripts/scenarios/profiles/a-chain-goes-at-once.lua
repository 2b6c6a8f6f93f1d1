-- facts: P57, dis-chain-animation-hack, dis-chain-animation-ios7-vs-ios8
-- From iOS 8 on the animation of a chain's dismissal shows its lowest controller.
simulator.profile = "mid"
local red, green, blue = UIViewController "Red", UIViewController "Green", UIViewController "Blue"
green.modalTransitionStyle, blue.modalTransitionStyle = "flipHorizontal", "crossDissolve"
window.rootViewController = red
settle()
red:present(green)
settle()
green:present(blue)
settle()
--> Red viewDidLoad
--> Red viewWillAppear
--> Red viewDidAppear
--> Green viewDidLoad
--> Red viewWillDisappear
--> Green viewWillAppear
--> Green viewDidAppear
--> Red viewDidDisappear
--> Blue viewDidLoad
--> Green viewWillDisappear
--> Blue viewWillAppear
--> Blue viewDidAppear
--> Green viewDidDisappear
for _, event in ipairs(record(function() red:dismiss(true) end)) do
  if event.kind == "transition" then print(event.text) end
end
print(red.presentedViewController, green.presentedViewController)
--> Blue viewWillDisappear(animated)
--> Red viewWillAppear(animated)
--> … 500 ms
--> Red viewDidAppear(animated)
--> Blue viewDidDisappear(animated)
--> transition flipHorizontal (Green over Red)
--> nil nil
