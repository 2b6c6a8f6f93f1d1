-- facts: E53, E58
-- The view is in no window yet, so its safe area is zero.
simulator.model = "iPhone X"
local home = UIViewController "Home"
function home:viewDidLoad()
  self.header = UIView{ frame = { y = self.view.safeAreaInsets.top, width = 375, height = 40 } }
  self.view:addSubview(self.header)
end
window.rootViewController = home
settle()
print("the header is at", home.header.frame.y)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> the header is at 0.0
