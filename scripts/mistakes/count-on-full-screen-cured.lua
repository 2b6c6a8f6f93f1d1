-- facts: P25, P27
-- Set fullScreen on the controller to present, before it is presented.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local player = UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }
home:present(player, true)
settle()
print(player.modalPresentationStyle, "Home is seen:", home.view.window == window)
--> Player viewDidLoad
--> Home viewWillDisappear(animated)
--> Player viewWillAppear(animated)
--> Player viewIsAppearing(animated)
--> … 500 ms
--> Player viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> fullScreen Home is seen: false
