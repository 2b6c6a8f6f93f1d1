-- facts: E20, E21
-- Present from the search controller while it is active.
local list = UIViewController{ title = "List", name = "list", definesPresentationContext = true }
local search = UISearchController{ name = "search" }
list.navigationItem.searchController = search
window.rootViewController = UINavigationController{ list, name = "nav" }
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
local top = search.isActive and search or list
top:present(UIViewController "Filter", true)
settle()
print(list.presentedViewController.name, search.presentedViewController.title)
--> Filter viewDidLoad
--> Filter viewWillAppear(animated)
--> Filter viewIsAppearing(animated)
--> … 500 ms
--> Filter viewDidAppear(animated)
--> search Filter
