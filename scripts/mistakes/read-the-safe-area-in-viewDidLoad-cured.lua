-- facts: E51, E55, E58
-- Place it when the safe area is known, and again whenever it changes.
simulator.model = "iPhone X"
local home = UIViewController "Home"
function home:viewDidLoad()
  self.header = UIView{ frame = { width = 375, height = 40 } }
  self.view:addSubview(self.header)
end
function home:viewSafeAreaInsetsDidChange()
  UIViewController.viewSafeAreaInsetsDidChange(self)
  self.header.frame = { y = self.view.safeAreaInsets.top, width = 375, height = 40 }
end
window.rootViewController = home
settle()
print("the header is at", home.header.frame.y)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewSafeAreaInsetsDidChange
--> Home viewIsAppearing
--> Home viewDidAppear
--> the header is at 44.0
