-- facts: F91, F92, F93
-- A group's stack is rebuilt as group, nested groups, tab; without one only roots change the screen.
local function provider(name)
  return function() return UIViewController(name) end
end
local function tab(title) return UITab{ title = title, provider = provider(title) } end
local nav = UINavigationController{ name = "nav" }
local recent, old, all = tab "Recent", tab "Old", tab "All"
local archive = UITabGroup{ title = "Archive", provider = provider "Archive", old, all }
local library = UITabGroup{ title = "Library", provider = provider "Library", recent, archive }
library.managingNavigationController = nav
library.defaultChildIdentifier = "Recent"
local tabs = UITabBarController{ tabs = { tab "Home", library } }
tabs.delegate = {
  displayedViewControllersFor = function(_, of, proposed)
    print(of, #proposed)
    if of == archive then return {} end
  end,
}
window.rootViewController = tabs
settle()
--> Home willMove(toParent: UITabBarController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UITabBarController#2)
tabs.selectedTab = library
settle()
--> UITabBarController#2 displayedViewControllersFor(Library)
--> UITabGroup "Library" 1
--> UITabBarController#2 displayedViewControllersFor(Recent)
--> UITab "Recent" 1
--> Library willMove(toParent: nav)
--> Recent willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#2)
--> Recent viewDidLoad
--> Recent viewWillAppear
--> Home viewWillDisappear
--> Recent viewIsAppearing
--> Home viewDidDisappear
--> nav didMove(toParent: UITabBarController#2)
--> Recent viewDidAppear
--> Recent didMove(toParent: nav)
print(tabs.selectedTab, #nav.viewControllers)
--> UITab "Recent" 2
tabs.selectedTab = old
settle()
--> UITabBarController#2 displayedViewControllersFor(Library)
--> UITabGroup "Library" 1
--> UITabBarController#2 displayedViewControllersFor(Archive)
--> UITabGroup "Archive" 1
--> UITabBarController#2 displayedViewControllersFor(Old)
--> UITab "Old" 1
--> Recent willMove(toParent: nil)
--> Old willMove(toParent: nav)
--> Old viewDidLoad
--> Recent viewWillDisappear
--> Old viewWillAppear
--> Old viewIsAppearing
--> Recent viewDidDisappear
--> Old viewDidAppear
--> Recent didMove(toParent: nil)
--> Old didMove(toParent: nav)
print(tabs.selectedTab, library.selectedChild, archive.selectedChild, old.managingTabGroup)
--> UITab "Old" UITabGroup "Archive" UITab "Old" UITabGroup "Library"
print(#nav.viewControllers, nav.topViewController)
--> 2 UIViewController "Old" #7
nav:pushViewController(UIViewController "By hand", false)
settle()
--> By hand willMove(toParent: nav)
--> By hand viewDidLoad
--> Old viewWillDisappear
--> By hand viewWillAppear
--> By hand viewIsAppearing
--> Old viewDidDisappear
--> By hand viewDidAppear
--> By hand didMove(toParent: nav)
tabs.selectedTab = old
settle()
--> UITabBarController#2 displayedViewControllersFor(Library)
--> UITabGroup "Library" 1
--> UITabBarController#2 displayedViewControllersFor(Archive)
--> UITabGroup "Archive" 1
--> UITabBarController#2 displayedViewControllersFor(Old)
--> UITab "Old" 2
print(#nav.viewControllers, nav.topViewController)
--> 3 UIViewController "By hand" #8
