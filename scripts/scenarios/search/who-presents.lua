-- facts: E20, E21, E22, E23, P89
-- The searched controller presents the search if it defines the context, else the stack does.
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
local function presenter() return search.presentingViewController.name end
search.isActive = true
nav:popToRootViewController(true)
settle()
print(presenter(), list.presentedViewController.name, nav.presentedViewController)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> warning busy-transition: popToViewController:transition: called on <UINavigationController: 0x140> while an existing transition or presentation is occurring; the navigation stack will not be updated.
--> search viewDidAppear(animated)
--> list search nil
list:present(UIViewController "Alert", true)
settle()
--> warning searching: Attempt to present <UIViewController: 0x150> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UISearchController: 0x130>.
search:present(UIAlertController{ title = "Alert", preferredStyle = "alert" }, true)
settle()
--> Alert viewDidLoad
--> Alert viewWillAppear(animated)
--> Alert viewIsAppearing(animated)
--> … 500 ms
--> Alert viewDidAppear(animated)
search:dismiss(true)
settle()
search.isActive = false
list.definesPresentationContext = false
settle()
--> Alert viewWillDisappear(animated)
--> … 500 ms
--> Alert viewDidDisappear(animated)
--> search viewWillDisappear(animated)
--> search viewDidDisappear(animated)
search.isActive = true
settle()
print(presenter(), list.presentedViewController.name)
nav:pushViewController(UIViewController "Detail", true)
settle()
print(tree())
print(screen())
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> nav search
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> list viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController                 appeared
-->    ├─ list  UIViewController "List"            disappeared
-->    ├─ #7  UIViewController "Detail"            appeared      top
-->    => search  UISearchController               appeared      overCurrentContext
-->       └─ results  UIViewController "Results"   disappeared   view not loaded
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [_________________________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │     UIViewController #7 "Detail"     │
--> └──────────────────────────────────────┘
