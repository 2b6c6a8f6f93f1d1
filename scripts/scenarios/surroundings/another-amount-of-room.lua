-- facts: D11
-- On an iPad rotation changes the size alone; another size class is a change of its own.
simulator.device = "iPad"
local home = UIViewController "Home"
function home:viewWillTransition(size) print("size", size.width, size.height) end
function home:willTransition(traits) print("room", traits.horizontalSizeClass) end
function home:traitCollectionDidChange(former) print("it was", former.horizontalSizeClass) end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear

user.rotate "landscape"
--> Home viewWillTransition(to: 1024 x 768)
--> size 1024.0 768.0
simulator.horizontalSizeClass = "compact"
--> Home willTransition(to: compact x regular)
--> room compact
--> Home viewWillTransition(to: 1024 x 768)
--> size 1024.0 768.0
--> Home traitCollectionDidChange(from: regular x regular)
--> it was regular
print(home.traitCollection.horizontalSizeClass, home.traitCollection.userInterfaceIdiom)
--> compact pad
