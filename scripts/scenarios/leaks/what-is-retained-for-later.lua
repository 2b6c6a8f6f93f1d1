-- facts: E29, F90
-- What one in the hierarchy retains for later isn't left over: a search with its results, the controller of a
-- tab.
local stack = UINavigationController{ UIViewController "Base", name = "stack" }
local own = UITab{ title = "Own", provider = function() return UIViewController "Own" end }
window.rootViewController = UITabBarController{
  tabs = { own, UITab{ title = "Stack", provider = function() return stack end } },
}
settle()
stack:pushViewController(own.viewController, false)
stack:popViewController(false)
settle()
print(leaks())
--> Base willMove(toParent: stack)
--> Own willMove(toParent: UITabBarController#3)
--> Own viewDidLoad
--> Own viewWillAppear
--> Own viewIsAppearing
--> Own viewDidAppear
--> Own didMove(toParent: UITabBarController#3)
--> Own didMove(toParent: nil)
--> Own willMove(toParent: stack)
--> Own viewWillDisappear
--> Own viewDidDisappear
--> Own willMove(toParent: nil)
--> Own didMove(toParent: nil)
--> no removed controller is still alive

local detail = UIViewController "Detail"
detail.navigationItem.searchController = UISearchController{
  searchResultsController = UIViewController "Results", name = "search",
}
local nav = UINavigationController{ UIViewController "Root", detail }
window.rootViewController = nav
settle()
local search = detail.navigationItem.searchController
search.isActive = true
search.searchBar.text = "text"
settle()
search.isActive = false
settle()
print(leaks())
--> Results willMove(toParent: UISearchController#7)
--> Root willMove(toParent: UINavigationController#9)
--> Detail willMove(toParent: UINavigationController#9)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#9)
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> Results viewDidLoad
--> Results viewWillAppear(animated)
--> Results viewIsAppearing(animated)
--> search viewDidAppear(animated)
--> Results viewDidAppear(animated)
--> Results didMove(toParent: search)
--> search viewWillDisappear(animated)
--> Results viewWillDisappear(animated)
--> search viewDidDisappear(animated)
--> Results viewDidDisappear(animated)
--> Own  field viewController of UITab "Own"

-- With the controller that it searches it is left over, as that is.
nav:popViewController(false)
settle()
for _, leak in ipairs(leaks()) do print(leak.name) end
--> Detail willMove(toParent: nil)
--> Root viewDidLoad
--> Detail viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> Detail viewDidDisappear
--> Root viewDidAppear
--> Root didMove(toParent: UINavigationController#9)
--> Detail didMove(toParent: nil)
--> Own
--> Detail
--> search
--> Results
