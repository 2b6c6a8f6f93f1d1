-- facts: E1, E2, E3, E4, E5, E6, E18, EQ1, EQ2
-- A tap presents the search inside the call; Cancel empties it and dismisses it.
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
search.searchResultsUpdater = function(s)
  print("update", s.searchBar.text, s.searchBar.selectedScopeButtonIndex, s.isActive)
end
NotificationCenter.addObserver("keyboardWillShow", function() print("the keyboard will show") end)
NotificationCenter.addObserver("keyboardWillHide", function() print("the keyboard will hide") end)
user.tap(search.searchBar)
--> bar shouldBeginEditing
--> search present
--> search willPresent
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> bar textDidBeginEditing
--> search updateSearchResults
--> update  0 true
--> the keyboard will show
settle()
--> search viewDidAppear(animated)
--> search didPresent
print(search.isActive, list.presentedViewController == search, search.searchBar.isFirstResponder)
--> true true true
user.type("a")
settle()
--> bar textDidChange(a)
--> search updateSearchResults
--> update a 0 true
--> results viewDidLoad
--> results viewWillAppear
--> results viewIsAppearing
--> results viewDidAppear
--> results didMove(toParent: search)
user.type("\n")
--> bar searchButtonClicked
user.cancelSearch()
--> bar cancelButtonClicked
--> search willDismiss
--> search updateSearchResults
--> update  0 false
--> bar shouldEndEditing
--> the keyboard will hide
--> bar textDidEndEditing
--> search viewWillDisappear(animated)
--> results viewWillDisappear(animated)
settle()
print(search.isActive, search.searchBar.text)
--> search viewDidDisappear(animated)
--> results viewDidDisappear(animated)
--> search didDismiss
--> false 
