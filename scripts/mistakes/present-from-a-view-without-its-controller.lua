-- facts: P67, A78
-- The view is on screen, but its controller has no parent; it presents all the same.
local home, banner = UIViewController "Home", UIViewController "Banner"
window.rootViewController = home
home.view:addSubview(banner.view)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Banner viewDidLoad
--> Banner viewWillAppear
--> Home viewIsAppearing
--> Banner viewIsAppearing
--> Banner viewDidAppear
--> Home viewDidAppear
banner:present(UIViewController "Offer", true)
settle()
print(warnings()[1].why)
--> warning detached-presenter: Presenting view controller <UIViewController: 0x130> from detached view controller <UIViewController: 0x120> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <UIViewController: 0x120> is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.
--> Offer viewDidLoad
--> Offer viewWillAppear(animated)
--> Offer viewIsAppearing(animated)
--> … 500 ms
--> Offer viewDidAppear(animated)
--> a presenter should be in the view controller hierarchy; the view of Banner is in the view of Home, and addChild wasn't called
