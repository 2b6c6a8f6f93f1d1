-- facts: E14, H14
-- A tap on the dimmed area ends the search; Cancel isn't tapped.
local list = UIViewController "List"
local search = UISearchController{ searchResultsController = UIViewController "Results" }
search.obscuresBackgroundDuringPresentation = true
search.searchBar.delegate = { cancelButtonClicked = function() print("not called") end }
search.delegate = { willDismiss = function() end, didDismiss = function() end }
list.navigationItem.searchController = search
window.rootViewController = UINavigationController{ list }
settle()
user.tap(search.searchBar)
settle()
print(search.isActive)
print(user.tapOutside())
settle()
print(search.isActive)
--> Results willMove(toParent: UISearchController#3)
--> List willMove(toParent: UINavigationController#4)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#4)
--> UISearchController#3 viewDidLoad
--> UISearchController#3 viewWillAppear(animated)
--> UISearchController#3 viewIsAppearing(animated)
--> UISearchController#3 viewDidAppear(animated)
--> true
--> UISearchController#3 willDismiss
--> true
--> UISearchController#3 viewWillDisappear(animated)
--> UISearchController#3 viewDidDisappear(animated)
--> UISearchController#3 didDismiss
--> false

-- Results cover what is searched, and a search that doesn't dim leaves taps to what it searches.
user.type("a", search.searchBar)
settle()
print(user.tapOutside())
search.isActive = false
settle()
search.obscuresBackgroundDuringPresentation = false
user.tap(search.searchBar)
settle()
print(user.tapOutside())
--> UISearchController#3 viewWillAppear(animated)
--> UISearchController#3 viewIsAppearing(animated)
--> Results viewDidLoad
--> Results viewWillAppear(animated)
--> Results viewIsAppearing(animated)
--> UISearchController#3 viewDidAppear(animated)
--> Results viewDidAppear(animated)
--> Results didMove(toParent: UISearchController#3)
--> false the results cover what is searched
--> UISearchController#3 willDismiss
--> UISearchController#3 viewWillDisappear(animated)
--> Results viewWillDisappear(animated)
--> UISearchController#3 viewDidDisappear(animated)
--> Results viewDidDisappear(animated)
--> UISearchController#3 didDismiss
--> UISearchController#3 viewWillAppear(animated)
--> UISearchController#3 viewIsAppearing(animated)
--> UISearchController#3 viewDidAppear(animated)
--> false the search doesn't dim its surroundings
