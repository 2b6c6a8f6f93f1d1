-- facts: E15, E16, EQ7, EQ8
-- The bar is below the title, or beside it where there is room; over a list it begins hidden.
local list = UITableViewController{ title = "List", name = "list" }
local search = UISearchController{ name = "search" }
search.searchBar.placeholder = "Search"
list.navigationItem.searchController = search
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
print(nav.navigationBar.frame.height, nav.navigationBar.displayed.search)
list.navigationItem.hidesSearchBarWhenScrolling = false
print(nav.navigationBar.frame.height, nav.navigationBar.displayed.search)
print(list.view.safeAreaInsets.top)
--> 44.0 nil
--> 96.0 Search
--> 143.0
search.delegate = {
  willChangeTo = function(_, placement) print("to", placement) end,
  didChangeFrom = function(_, placement) print("from", placement) end,
}
list.navigationItem.preferredSearchBarPlacement = "inline"
print(list.navigationItem.searchBarPlacement)
--> stacked
simulator.horizontalSizeClass = "regular"
settle()
print(search.searchBarPlacement, nav.navigationBar.frame.height)
--> search willChangeTo(inline)
--> to inline
--> search didChangeFrom(stacked)
--> from stacked
--> inline 44.0
