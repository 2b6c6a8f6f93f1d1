-- facts: E2, E4, E8, E9, EQ4
-- Setting isActive presents without a keyboard; a presentation by the program calls no delegate.
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
local function nothing() end
search.delegate = {
  present = nothing, willPresent = nothing, didPresent = nothing, willDismiss = nothing,
  didDismiss = nothing,
}
search.searchBar.delegate = {
  shouldBeginEditing = nothing, textDidBeginEditing = nothing, textDidChange = nothing,
  searchButtonClicked = nothing, cancelButtonClicked = nothing, selectedScopeDidChange = nothing,
  shouldEndEditing = nothing, textDidEndEditing = nothing,
}
search.searchResultsUpdater = nothing
search.isActive = true
settle()
print(search.isActive, search.searchBar.isFirstResponder)
--> search present
--> search willPresent
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> search didPresent
--> true false
search.searchBar.text = "a"
settle()
--> search updateSearchResults
--> results viewDidLoad
--> results viewWillAppear
--> results viewIsAppearing
--> results viewDidAppear
--> results didMove(toParent: search)
search.isActive = false
settle()
--> search willDismiss
--> search updateSearchResults
--> search viewWillDisappear(animated)
--> results viewWillDisappear(animated)
--> search viewDidDisappear(animated)
--> results viewDidDisappear(animated)
--> search didDismiss
search.isActive = false
--> search willDismiss
list:present(search, false)
settle()
print(search.isActive, list.presentedViewController == search)
--> search viewWillAppear
--> search viewIsAppearing
--> search viewDidAppear
--> true true
list:dismiss(false)
settle()
print(search.isActive)
--> search viewWillDisappear
--> search viewDidDisappear
--> false
-- A delegate that presents the search itself.
search.delegate = { present = function(s) list:present(s, false) end, willPresent = nothing }
search.isActive = true
settle()
--> search present
--> search viewWillAppear
--> search viewIsAppearing
--> search viewDidAppear
