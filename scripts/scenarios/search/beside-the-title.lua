-- facts: E16
-- On an iPad the search bar can be beside the title, at the trailing edge.
simulator.device = "iPad"
user.rotate("landscape")
local list = UIViewController "List"
local search = UISearchController{ name = "search" }
list.navigationItem.searchController = search
list.navigationItem.preferredSearchBarPlacement = "inline"
window.rootViewController = UINavigationController{ list }
settle()
--> List willMove(toParent: UINavigationController#3)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
print(screen())
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     List                  [________________] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #1                              │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.tap(search.searchBar)
user.type("ab", search.searchBar)
settle()
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     List          [ab______________]  Cancel │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #1                              │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                                  ⌨ default                                   │
--> └──────────────────────────────────────────────────────────────────────────────┘
