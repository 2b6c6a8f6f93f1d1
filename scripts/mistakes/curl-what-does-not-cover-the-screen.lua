-- facts: P24, P78
-- A curl is set, and the style is left to iOS, which uses a sheet since iOS 13.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local map = UIViewController{ title = "Map", modalTransitionStyle = "partialCurl" }
local _, e = pcall(function() home:present(map, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <UIViewController: 0x120>.
--> Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <UIViewController: 0x120>.
--> a curl needs a full-screen controller on both sides; Map would be presented as pageSheet
