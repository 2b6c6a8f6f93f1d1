-- facts: A36, P2
-- As a child the controller belongs to the family, and the window's root presents for it.
local home, banner = UIViewController "Home", UIViewController "Banner"
window.rootViewController = home
home:addChild(banner)
home.view:addSubview(banner.view)
banner:didMove(home)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Banner willMove(toParent: Home)
--> Banner viewDidLoad
--> Banner viewWillAppear
--> Banner didMove(toParent: Home)
--> Home viewIsAppearing
--> Banner viewIsAppearing
--> Home viewDidAppear
--> Banner viewDidAppear
banner:present(UIViewController "Offer", true)
settle()
print(home.presentedViewController.title, #warnings())
--> Offer viewDidLoad
--> Offer viewWillAppear(animated)
--> Offer viewIsAppearing(animated)
--> … 500 ms
--> Offer viewDidAppear(animated)
--> Offer 0
