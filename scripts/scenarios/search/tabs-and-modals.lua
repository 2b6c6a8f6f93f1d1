-- facts: E24, EQ3
-- A search in a tab without a context stays above the tabs; a dismissal around a search ends it first.
local list = UIViewController{ title = "List", name = "list" }
local search = UISearchController{ name = "search" }
list.view:addSubview(search.searchBar)
local other = UIViewController{ title = "Other", name = "other" }
local tabs = UITabBarController{ list, other, name = "tabs" }
window.rootViewController = tabs
settle()
--> list viewDidLoad
--> list willMove(toParent: tabs)
--> other willMove(toParent: tabs)
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: tabs)
user.tap(search.searchBar)
settle()
tabs.selectedIndex = 1
settle()
print(search.isActive, search.presentingViewController.name, tabs.presentedViewController == search)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> other viewDidLoad
--> other viewWillAppear
--> list viewWillDisappear
--> other viewIsAppearing
--> list viewDidDisappear
--> other viewDidAppear
--> other didMove(toParent: tabs)
--> true tabs true
tabs.selectedIndex = 0
settle()
print(list.view.window == window, search.view.window == window)
--> list viewWillAppear
--> other viewWillDisappear
--> list viewIsAppearing
--> other viewDidDisappear
--> list viewDidAppear
--> true true
search.isActive = false
settle()
--> search viewWillDisappear(animated)
--> search viewDidDisappear(animated)
local inner = UIViewController{ title = "Inner", name = "inner", definesPresentationContext = true }
local innerSearch = UISearchController{ name = "innerSearch" }
inner.navigationItem.searchController = innerSearch
innerSearch.delegate = { willDismiss = function() print("never") end }
tabs:present(UINavigationController{ inner, name = "modal" }, true)
settle()
user.tap(innerSearch.searchBar)
settle()
--> inner willMove(toParent: modal)
--> inner viewDidLoad
--> inner viewWillAppear(animated)
--> inner viewIsAppearing(animated)
--> … 500 ms
--> inner viewDidAppear(animated)
--> inner didMove(toParent: modal)
--> innerSearch viewDidLoad
--> innerSearch viewWillAppear(animated)
--> innerSearch viewIsAppearing(animated)
--> innerSearch viewDidAppear(animated)
tabs:dismiss(true)
settle()
print(innerSearch.isActive)
--> innerSearch viewWillDisappear
--> inner viewWillDisappear(animated)
--> innerSearch viewDidDisappear
--> … 500 ms
--> inner viewDidDisappear(animated)
--> false
--> modal deinit
