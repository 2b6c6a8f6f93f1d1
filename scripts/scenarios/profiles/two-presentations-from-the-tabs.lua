-- facts: P62, err-lnpopup
-- The second presentation of the same presenter is dropped.
simulator.profile = "mid"
local tabs = UITabBarController{ UIViewController "First", name = "tabs" }
window.rootViewController = tabs
settle()
--> First willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewDidAppear
--> First didMove(toParent: tabs)
local popup = UIViewController{ title = "Popup", modalPresentationStyle = "overFullScreen" }
tabs:present(popup, true)
settle()
--> Popup viewDidLoad
--> Popup viewWillAppear(animated)
--> … 500 ms
--> Popup viewDidAppear(animated)
tabs:present(UIViewController "Settings", true, function() print("never") end)
settle()
print(tabs.presentedViewController.title)
--> warning already-presenting: Attempt to present <UIViewController: 0x140>  on <UITabBarController: 0x120> which is already presenting <UIViewController: 0x130>
--> Popup
