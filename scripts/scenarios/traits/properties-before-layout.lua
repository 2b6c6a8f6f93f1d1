-- facts: H75, F102
-- Properties are updated before the first layout, and when they are asked for: that is no layout.
local home = UIViewController "Home"
function home:updateProperties() print("properties", self.traitCollection.userInterfaceStyle) end
function home:viewWillLayoutSubviews() print("layout") end
local label = UILabel "Unread"
function label:updateProperties() self.text = "3 unread" end
function home:viewDidLoad() self.view:addSubview(label) end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home updateProperties
--> properties light
--> Home viewWillLayoutSubviews
--> layout
--> Home viewDidAppear
print(label.text)
--> 3 unread
-- Several requests are one update, which lays out nothing.
home:setNeedsUpdateProperties()
home:setNeedsUpdateProperties()
settle()
--> Home updateProperties
--> properties light
-- At once, and only once.
home:setNeedsUpdateProperties()
home:updatePropertiesIfNeeded()
print("now")
settle()
--> Home updateProperties
--> properties light
--> now
-- Traits that were read in it are tracked.
simulator.userInterfaceStyle = "dark"
settle()
--> Home updateProperties
--> properties dark
