-- facts: A58
-- Two taps push one and the same controller.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
nav:pushViewController(detail, true)
local _, e = pcall(function() nav:pushViewController(detail, true) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: <UINavigationController: 0x130> is pushing the same view controller instance (<UIViewController: 0x120>) more than once which is not supported and is most likely an error in the application : drilldown
--> <UINavigationController: 0x130> is pushing the same view controller instance (<UIViewController: 0x120>) more than once which is not supported and is most likely an error in the application : drilldown
--> a stack contains a controller once; Detail is number 2 of the 2 in nav
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
