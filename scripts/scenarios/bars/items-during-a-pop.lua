-- facts: J7, B63
-- The bar still has the popped item while the controller below begins to appear.
local root = UIViewController "Root"
local nav = UINavigationController{ root, name = "nav" }
local function count(callback)
  print(callback, #nav.viewControllers, #nav.navigationBar.items)
end
function root:viewWillAppear() count "will" end
function root:viewDidAppear() count "did" end
window.rootViewController = nav
nav:pushViewController(UIViewController "Detail", false)
settle()
nav:popViewController(true)
settle()
count "after"
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> will 1 1
--> Root viewIsAppearing
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Root viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> will 1 2
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> did 1 1
--> Root didMove(toParent: nav)
--> Detail didMove(toParent: nil)
--> after 1 1
nav:pushViewController(UIViewController "Detail", false)
settle()
user.swipeBack()
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Root viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> will 1 2
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> did 1 1
--> Detail didMove(toParent: nil)
