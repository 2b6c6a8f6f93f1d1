-- facts: E2, E9
-- Setting isActive presents the search, but the bar doesn't become the first responder.
local list = UIViewController{ title = "List", name = "list", definesPresentationContext = true }
local search = UISearchController{ name = "search" }
list.navigationItem.searchController = search
window.rootViewController = UINavigationController{ list, name = "nav" }
settle()
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
search.isActive = true
settle()
print(search.isActive, search.searchBar.isFirstResponder)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> true false
