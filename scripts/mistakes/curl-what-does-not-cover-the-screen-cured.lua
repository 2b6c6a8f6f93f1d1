-- facts: P45
-- A curl works with fullScreen.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local map = UIViewController{ title = "Map", modalTransitionStyle = "partialCurl" }
map.modalPresentationStyle = "fullScreen"
home:present(map, true)
settle()
print(home.presentedViewController.title, #warnings())
--> Map viewDidLoad
--> Home viewWillDisappear(animated)
--> Map viewWillAppear(animated)
--> Map viewIsAppearing(animated)
--> … 500 ms
--> Map viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> Map 0
