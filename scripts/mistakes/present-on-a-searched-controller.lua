-- facts: E20, E21, P62
-- While its search is active the list presents the search, and can't present anything else.
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
list:present(UIViewController "Filter", true)
settle()
print(list.presentedViewController.name)
--> warning searching: Attempt to present <UIViewController: 0x140> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UISearchController: 0x120>.
--> search
