-- facts: A45
-- Another view is added.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home.view:addSubview(UIView{})
print(#home.view.subviews, #warnings())
--> 1 0
