-- facts: A58, A59, A62, A63, A64, A65, A66, A79, D18
-- What UIKit raises is an error that a script can catch; nothing has changed after it.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local function try(fn)
  local ok, e = pcall(fn)
  print(ok, e and e.name, e and e.message)
end
try(function() nav:pushViewController(home, true) end)
--> exception NSInvalidArgumentException: <UINavigationController: 0x120> is pushing the same view controller instance (<UIViewController: 0x110>) more than once which is not supported and is most likely an error in the application : drilldown
--> false NSInvalidArgumentException <UINavigationController: 0x120> is pushing the same view controller instance (<UIViewController: 0x110>) more than once which is not supported and is most likely an error in the application : drilldown
try(function() nav:pushViewController(UINavigationController{}, true) end)
--> exception NSInvalidArgumentException: Pushing a navigation controller is not supported
--> false NSInvalidArgumentException Pushing a navigation controller is not supported
try(function() nav:popToViewController(UIViewController "Stranger", true) end)
--> exception NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.
--> false NSInternalInconsistencyException Tried to pop to a view controller that doesn't exist.
local twice = UIViewController "Twice"
try(function() nav.viewControllers = { home, twice, twice } end)
--> exception NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct (( "<UIViewController: 0x110>", "<UIViewController: 0x150>", "<UIViewController: 0x150>" ))
--> false NSInternalInconsistencyException All view controllers in a navigation controller must be distinct (( "<UIViewController: 0x110>", "<UIViewController: 0x150>", "<UIViewController: 0x150>" ))
nav:pushViewController(nil, true)
--> warning nil-push: Application tried to push a nil view controller on target <UINavigationController: 0x120>.
print(nav:popViewController(true), #nav:popToRootViewController(true), #nav.viewControllers)
--> nil 0 1
nav:pushViewController(UIViewController "Detail", false)
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
try(function() nav:pushViewController(home, true) end)
--> exception NSInvalidArgumentException: <UINavigationController: 0x120> is pushing the same view controller instance (<UIViewController: 0x110>) more than once which is not supported and is most likely an error in the application : drilldown
--> false NSInvalidArgumentException <UINavigationController: 0x120> is pushing the same view controller instance (<UIViewController: 0x110>) more than once which is not supported and is most likely an error in the application : drilldown
try(function() home:addChild(nav) end)
--> exception NSInvalidArgumentException: <UINavigationController: 0x120> cannot become a child of <UIViewController: 0x110>, which is the same controller or inside it.
--> false NSInvalidArgumentException <UINavigationController: 0x120> cannot become a child of <UIViewController: 0x110>, which is the same controller or inside it.
print(nav.topViewController.title, #nav.viewControllers)
--> Detail 2
nav.viewControllers = {}
print(nav.topViewController)
--> nil
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home didMove(toParent: nil)
--> Detail viewDidDisappear
--> Detail didMove(toParent: nil)
