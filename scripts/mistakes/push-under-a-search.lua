-- facts: E22
-- The list defines no context, so the stack presents the search: its bar stays above what is pushed.
local list = UIViewController{ title = "List", name = "list" }
local search = UISearchController{ name = "search" }
list.navigationItem.searchController = search
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
user.tap(search.searchBar)
settle()
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
nav:pushViewController(UIViewController "Detail", true)
settle()
print("search bar on screen: " .. tostring(screen():find("Cancel", 1, true) ~= nil))
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> list viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> search bar on screen: true
