-- facts: E87
-- The program turns the device, as it could up to iOS 15.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
UIDevice.current():setValue("landscapeLeft", "orientation")
print(home.interfaceOrientation)
print(warnings()[1].why)
--> warning setting-orientation: BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)
--> portrait
--> only the user turns a device (iOS 16)
