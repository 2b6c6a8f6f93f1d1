-- facts: A33, A78, CAT-12
-- Only the transition retains a controller whose view is shown without addChild.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home.view:addSubview(UIViewController{ title = "Z", name = "Z" }.view)
print("addSubview returned")
settle()
--> Z viewDidLoad
--> Z viewWillAppear
--> addSubview returned
--> Z viewIsAppearing
--> Z viewDidAppear
--> Z deinit
print(#home.view.subviews, home.view.subviews[1].window == window)
--> 1 true
