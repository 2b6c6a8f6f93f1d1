-- facts: P3, P5, P89, con-search-context
-- The topmost controller is the context, unless one below it defines it.
local list, detail = UIViewController "List", UIViewController "Detail"
local nav = UINavigationController{ list, detail, name = "nav" }
window.rootViewController = nav
settle()
--> List willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
local search = UIViewController{ title = "Search", modalPresentationStyle = "overCurrentContext" }
detail:present(search)
settle()
print(search.presentingViewController.name)
--> Search viewDidLoad
--> Search viewWillAppear
--> Search viewIsAppearing
--> Search viewDidAppear
--> nav
search:dismiss()
settle()
--> Search viewWillDisappear
--> Search viewDidDisappear
detail.definesPresentationContext = true
detail:present(search)
settle()
print(search.presentingViewController.title)
--> Search viewWillAppear
--> Search viewIsAppearing
--> Search viewDidAppear
--> Detail
