-- facts: E5, E12, E13, E18, EQ8
-- Cancel and the scopes come with the search; writing them makes them manual.
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
local bar = search.searchBar
bar.placeholder = "Search"
bar.scopeButtonTitles = { "All", "Read" }
search.searchResultsUpdater = function(s)
  print("update", s.searchBar.text, s.searchBar.selectedScopeButtonIndex)
end
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 List                 │
--> │ [(Search)__________________________] │
--> ├──────────────────────────────────────┤
--> │        UIViewController list         │
--> └──────────────────────────────────────┘
user.tap(bar)
settle()
print(bar.showsCancelButton, bar.showsScopeBar, nav.navigationBar.frame.height)
print(screen())
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search updateSearchResults
--> update  0
--> search viewDidAppear(animated)
--> true true 96.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [|(Search)________________]          │
--> │                           [ Cancel ] │
--> │ [ ●All │ Read ]                      │
--> ├──────────────────────────────────────┤
--> │     UIViewController list "List"     │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
user.selectScope(1)
bar.selectedScopeButtonIndex = 2
print(bar.selectedScopeButtonIndex)
--> search updateSearchResults
--> update  1
--> 1
user.cancelSearch()
settle()
print(bar.showsCancelButton, bar.showsScopeBar, nav.navigationBar.frame.height)
--> search updateSearchResults
--> update  1
--> search viewWillDisappear(animated)
--> search viewDidDisappear(animated)
--> false false 96.0
search.scopeBarActivation = "onTextEntry"
user.tap(bar)
print(bar.showsScopeBar)
user.type("a")
print(bar.showsScopeBar)
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search updateSearchResults
--> update  1
--> false
--> search updateSearchResults
--> update a 1
--> true
--> results viewDidLoad
--> results viewWillAppear(animated)
--> results viewIsAppearing(animated)
bar.showsScopeBar = false
bar.showsCancelButton = false
print(
  search.automaticallyShowsScopeBar, search.scopeBarActivation,
  search.automaticallyShowsCancelButton)
print(user.cancelSearch())
--> false manual false
--> false the bar shows no Cancel
--> search viewDidAppear(animated)
--> results viewDidAppear(animated)
--> results didMove(toParent: search)
