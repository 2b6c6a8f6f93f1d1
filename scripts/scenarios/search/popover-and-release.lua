-- facts: E7, E27, E28
-- A search in a popover isn't notified of its end; one whose view was never loaded is reported in iOS 8 to 12.
local list = UIViewController{ title = "List", name = "list" }
local search = UISearchController{ name = "search", modalPresentationStyle = "popover" }
list.navigationItem.searchController = search
window.rootViewController = UINavigationController{ list, name = "nav" }
search.popoverPresentationController.sourceView = list.view
local function nothing() end
search.delegate = {
  present = nothing, willPresent = nothing, didPresent = nothing, willDismiss = nothing,
  didDismiss = nothing,
}
settle()
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
search.isActive = true
settle()
--> search present
--> search willPresent
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> search didPresent
search.isActive = false
settle()
--> search viewWillDisappear(animated)
--> … 500 ms
--> search viewDidDisappear(animated)
local other = UISearchController{ name = "other" }
other.searchSuggestions = { UISearchSuggestionItem "Recent" }
other.searchResultsUpdater = function(_, suggestion)
  if suggestion then print("chosen", suggestion.localizedSuggestion) end
end
list.navigationItem.searchController = other
print((pcall(user.tap, "Recent")))
user.tap(other.searchBar)
settle()
user.tap("Recent")
--> false
--> other viewDidLoad
--> other viewWillAppear(animated)
--> other viewIsAppearing(animated)
--> other updateSearchResults
--> other viewDidAppear(animated)
--> other updateSearchResults(Recent)
--> chosen Recent
simulator:reset()
simulator.profile = "mid"
UISearchController{}
--> warning search-freed: Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<UISearchController: 0x110>)
