-- facts: A6, A13, A26, A31, A38, CAT-02
-- A push returns before the new view is loaded; the old one disappears before the new one appears.
local nav = UINavigationController{ UIViewController "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
local detail = UIViewController "B"
function detail:viewWillLayoutSubviews() end
function detail:viewDidLayoutSubviews() end
nav:pushViewController(detail, true)
print(#nav.viewControllers, detail.isViewLoaded)
settle()
--> 2 false
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> B viewWillLayoutSubviews
--> B viewDidLayoutSubviews
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
