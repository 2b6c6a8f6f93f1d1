-- facts: E74, E84, E85, E87, EQ9
-- A program whose orientations have changed says so: iOS 16 has another method than the releases before.
local home = UIViewController "Home"
local supported = "portrait"
function home:supportedInterfaceOrientations() return supported end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
print(user.rotate "landscape")
supported = "landscape"
settle()
print(home.interfaceOrientation)
UIViewController.attemptRotationToDeviceOrientation()
print(home.interfaceOrientation)
home:setNeedsUpdateOfSupportedInterfaceOrientations()
print(home.interfaceOrientation)
--> false the contents stay in portrait: Home supports portrait
--> portrait
--> portrait
--> landscapeRight
supported = "portrait"
home:setNeedsUpdateOfSupportedInterfaceOrientations()
print(home.interfaceOrientation)
--> portrait
UIDevice.current():setValue("landscapeLeft", "orientation")
--> warning setting-orientation: BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)

-- Up to iOS 15 a controller may refuse to turn at all, and a program turns the device.
simulator:reset()
simulator.profile = "mid"
local old, turns = UIViewController "Old", false
function old:shouldAutorotate() return turns end
window.rootViewController = old
settle()
--> Old viewDidLoad
--> Old viewWillAppear
--> Old viewDidAppear
print(user.rotate "landscape")
turns = true
UIViewController.attemptRotationToDeviceOrientation()
print(old.interfaceOrientation)
--> false the contents stay in portrait: Old refuses in shouldAutorotate
--> landscapeRight
UIDevice.current():setValue("portrait", "orientation")
print(old.interfaceOrientation)
old:setNeedsUpdateOfSupportedInterfaceOrientations()
--> portrait
--> warning newer-name: setNeedsUpdateOfSupportedInterfaceOrientations exists since iOS 16; before, programs used attemptRotationToDeviceOrientation
