-- facts: P24, P27
-- Since iOS 13 a presentation is a sheet unless another style is set.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local player = UIViewController "Player"
home:present(player, true)
settle()
print(player.modalPresentationStyle, "Home is seen:", home.view.window == window)
--> Player viewDidLoad
--> Player viewWillAppear(animated)
--> Player viewIsAppearing(animated)
--> … 500 ms
--> Player viewDidAppear(animated)
--> pageSheet Home is seen: true
