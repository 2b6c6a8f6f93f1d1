-- facts: E2, E5, E9
-- A search that ends while it presents stays ended: its field isn't edited again.
local list = UIViewController "List"
local search = UISearchController{ name = "search" }
list.navigationItem.searchController = search
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
search.delegate = {
  willDismiss = function()
    print("willDismiss", search.isActive)
  end,
  didDismiss = function()
    print("didDismiss", search.isActive)
  end,
}
user.tap(search.searchBar)
settle()
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
search:present(UIViewController "Modal", true)
settle()
search.isActive = false
settle()
print(search.isActive, search.searchBar.isFirstResponder, nav.presentedViewController)
--> Modal viewDidLoad
--> Modal viewWillAppear(animated)
--> Modal viewIsAppearing(animated)
--> … 500 ms
--> Modal viewDidAppear(animated)
--> search willDismiss
--> willDismiss false
--> Modal viewWillDisappear(animated)
--> search viewWillDisappear(animated)
--> Modal viewDidDisappear(animated)
--> search viewDidDisappear(animated)
--> search didDismiss
--> didDismiss false
--> false false nil
-- The same text again is no change.
search.searchResultsUpdater = function()
  print("update", search.searchBar.text)
end
search.isActive = true
settle()
search.searchBar.text = "a"
search.searchBar.text = "a"
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> search updateSearchResults
--> update a
search.isActive = false
settle()
--> search willDismiss
--> willDismiss false
--> search updateSearchResults
--> update 
--> search viewWillDisappear(animated)
--> search viewDidDisappear(animated)
--> search didDismiss
--> didDismiss false
-- A bar whose screen is only about to be there can't be tapped.
nav:pushViewController(UIViewController "Detail", true)
settle()
nav:popViewController(true)
print(user.tap(search.searchBar))
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> false a transition is active
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
