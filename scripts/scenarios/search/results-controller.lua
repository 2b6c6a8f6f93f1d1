-- facts: E10, E11, E14, E25, EQ1
-- The results controller appears with the first text and disappears with the last, unless the program decides.
local list = UIViewController{ title = "List", name = "list", definesPresentationContext = true }
local results = UIViewController{ title = "Results", name = "results" }
local search = UISearchController{ searchResultsController = results, name = "search" }
search.searchBar.name = "bar"
list.navigationItem.searchController = search
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> results willMove(toParent: UISearchController#3)
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
user.tap(search.searchBar)
settle()
print(search.showsSearchResultsController)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> false
user.type("a")
settle()
--> results viewDidLoad
--> results viewWillAppear
--> results viewIsAppearing
--> results viewDidAppear
--> results didMove(toParent: search)
nav:pushViewController(UIViewController{ title = "Detail", name = "detail" }, true)
settle()
print(search.isActive, search.searchBar.isFirstResponder, search.searchBar.superview)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> list viewWillDisappear(animated)
--> search viewWillDisappear(animated)
--> results viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> detail viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> search viewDidDisappear(animated)
--> results viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> true false nil
user.back()
settle()
print(search.isActive, search.searchBar.text, search.searchBar.isFirstResponder)
print(search.searchBar.superview == nav.navigationBar)
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> search viewWillAppear(animated)
--> results viewWillAppear(animated)
--> list viewIsAppearing(animated)
--> search viewIsAppearing(animated)
--> results viewIsAppearing(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> search viewDidAppear(animated)
--> results viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> detail deinit
--> true a true
--> true
user.type("\b")
settle()
--> results viewWillDisappear
--> results viewDidDisappear
search.showsSearchResultsController = true
settle()
print(search.automaticallyShowsSearchResultsController)
--> results viewWillAppear
--> results viewIsAppearing
--> results viewDidAppear
--> false
