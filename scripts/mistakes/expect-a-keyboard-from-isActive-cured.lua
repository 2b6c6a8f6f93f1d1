-- facts: E9
-- Let the bar become the first responder when the search has been presented.
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
search.delegate = { didPresent = function(s) s.searchBar:becomeFirstResponder() end }
search.isActive = true
settle()
print(search.isActive, search.searchBar.isFirstResponder)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> search didPresent
--> true true
