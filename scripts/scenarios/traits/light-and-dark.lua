-- facts: F101, F104
-- The appearance of a controller reaches its children and their views, that of a window everything
-- in it, and that of the device what overrides nothing.
local child, home = UIViewController "Child", UIViewController "Home"
window.rootViewController = home
home:addChild(child)
home.view:addSubview(child.view)
child:didMove(home)
local label = UILabel{ text = "Hello" }
child.view:addSubview(label)
settle()
local function show()
  print(home.traitCollection.userInterfaceStyle, child.traitCollection.userInterfaceStyle,
    label.traitCollection.userInterfaceStyle)
end
local function tell(name, it) print(name, it.traitCollection.userInterfaceStyle) end
for _, vc in ipairs{ home, child } do
  function vc:traitCollectionDidChange() tell(self.title, self) end
end
function label:traitCollectionDidChange() tell("label", self) end
--> Home viewDidLoad
--> Home viewWillAppear
--> Child willMove(toParent: Home)
--> Child viewDidLoad
--> Child viewWillAppear
--> Child didMove(toParent: Home)
--> Home viewIsAppearing
--> Child viewIsAppearing
--> Home viewDidAppear
--> Child viewDidAppear
child.overrideUserInterfaceStyle = "dark"
settle()
show()
--> Child traitCollectionDidChange(from: compact x regular)
--> Child dark
--> UILabel traitCollectionDidChange(from: compact x regular)
--> label dark
--> light dark dark
simulator.userInterfaceStyle = "dark"
show()
--> Home traitCollectionDidChange(from: compact x regular)
--> Home dark
--> dark dark dark
window.overrideUserInterfaceStyle = "light"
settle()
show()
--> Home traitCollectionDidChange(from: compact x regular, dark)
--> Home light
--> light dark dark
child.overrideUserInterfaceStyle = "unspecified"
settle()
show()
--> Child traitCollectionDidChange(from: compact x regular, dark)
--> Child light
--> UILabel traitCollectionDidChange(from: compact x regular, dark)
--> label light
--> light light light
