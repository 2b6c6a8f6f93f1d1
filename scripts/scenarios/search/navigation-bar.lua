-- facts: E14, E15, E26, E29
-- A search whose bar is in the contents hides the navigation bar; a push shows it, whatever the new screen wants.
local list = UIViewController{ title = "List", name = "list", definesPresentationContext = true }
local search = UISearchController{ name = "search" }
list.view:addSubview(search.searchBar)
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> list viewDidLoad
--> list willMove(toParent: nav)
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
user.tap(search.searchBar)
settle()
print(nav.isNavigationBarHidden)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> true
local detail = UIViewController{ title = "Detail", name = "detail" }
function detail:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  nav:setNavigationBarHidden(true, animated)
end
nav:pushViewController(detail, true)
settle()
print(nav.isNavigationBarHidden)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> list viewWillDisappear(animated)
--> search viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> detail viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> search viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> false
user.back()
settle()
print(nav.isNavigationBarHidden)
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> search viewWillAppear(animated)
--> list viewIsAppearing(animated)
--> search viewIsAppearing(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> search viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> true
user.cancelSearch()
settle()
print(nav.isNavigationBarHidden)
--> search viewWillDisappear(animated)
--> search viewDidDisappear(animated)
--> false
