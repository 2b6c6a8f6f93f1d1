-- Moves belong to the child: a container that is filled off screen owes them until the child
-- appears for the first time (C11).
local function filled(name, ...) return UITabBarController{ name = name, ... } end

-- Tabs: each child receives its moves around its first appearance, and never again.
local first, second = UIViewController "First", UIViewController "Second"
local tabs = filled("tabs", first, second)
window.rootViewController = tabs
settle()
tabs.selectedIndex = 1
settle()
tabs.selectedIndex = 0
settle()
--> First willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: tabs)
--> Second willMove(toParent: tabs)
--> Second viewDidLoad
--> Second viewWillAppear
--> First viewWillDisappear
--> Second viewIsAppearing
--> First viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: tabs)
--> First viewWillAppear
--> Second viewWillDisappear
--> First viewIsAppearing
--> Second viewDidDisappear
--> First viewDidAppear

-- A stack: its root receives none at a launch (D32), those above it do, also when they are uncovered.
local nav = UINavigationController{
  UIViewController "Root", UIViewController "Middle", UIViewController "Top", name = "nav",
}
window.rootViewController = nav
settle()
nav:popViewController(false)
settle()
nav:popViewController(false)
settle()
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> First viewWillDisappear
--> Top viewWillAppear
--> Top viewIsAppearing
--> First viewDidDisappear
--> Top viewDidAppear
--> Top didMove(toParent: nav)
--> Top willMove(toParent: nil)
--> Middle willMove(toParent: nav)
--> Middle viewDidLoad
--> Top viewWillDisappear
--> Middle viewWillAppear
--> Middle viewIsAppearing
--> Top viewDidDisappear
--> Middle viewDidAppear
--> Middle didMove(toParent: nav)
--> Top didMove(toParent: nil)
--> Middle willMove(toParent: nil)
--> Root viewDidLoad
--> Middle viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> Middle viewDidDisappear
--> Root viewDidAppear
--> Middle didMove(toParent: nil)

-- On screen as well for those that are covered when they are added (A35).
local below, above = UIViewController "Below", UIViewController "Above"
nav:setViewControllers({ nav.topViewController, below, above }, false)
settle()
nav:popViewController(false)
settle()
--> Above willMove(toParent: nav)
--> Above viewDidLoad
--> Root viewWillDisappear
--> Above viewWillAppear
--> Above viewIsAppearing
--> Root viewDidDisappear
--> Above viewDidAppear
--> Above didMove(toParent: nav)
--> Above willMove(toParent: nil)
--> Below willMove(toParent: nav)
--> Below viewDidLoad
--> Above viewWillDisappear
--> Below viewWillAppear
--> Below viewIsAppearing
--> Above viewDidDisappear
--> Below viewDidAppear
--> Below didMove(toParent: nav)
--> Above didMove(toParent: nil)

-- A stack in a tab that isn't selected: its top gets the first half when it is pushed.
local hidden = UINavigationController{ UIViewController "Start", name = "hidden" }
window.rootViewController = filled("bar", UIViewController "Other", hidden)
settle()
hidden:pushViewController(UIViewController "Detail", false)
settle()
window.rootViewController.selectedIndex = 1
settle()
--> Other willMove(toParent: bar)
--> Other viewDidLoad
--> Below viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Below viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: bar)
--> Detail willMove(toParent: hidden)
--> hidden willMove(toParent: bar)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Other viewWillDisappear
--> Detail viewIsAppearing
--> Other viewDidDisappear
--> hidden didMove(toParent: bar)
--> Detail viewDidAppear
--> Detail didMove(toParent: hidden)

-- Pages.
local pages = UIPageViewController()
pages.name = "pages"
pages:setViewControllers({ UIViewController "Page" }, "forward", false)
window.rootViewController = pages
settle()
--> Page willMove(toParent: pages)
--> Page viewDidLoad
--> Detail viewWillDisappear
--> Page viewWillAppear
--> Page viewIsAppearing
--> Detail viewDidDisappear
--> Page viewDidAppear
--> Page didMove(toParent: pages)
--> bar deinit

-- What a container has never paid is forgotten when another one takes the child.
local moved = UIViewController "Moved"
local former = UITabBarController{ UIViewController "Shown", moved, name = "former" }
former.viewControllers = { former.viewControllers[1] }
local host = UIViewController "Host"
window.rootViewController = host
settle()
host:addChild(moved)
host.view:addSubview(moved.view)
moved:didMove(host)
settle()
--> Host viewDidLoad
--> Page viewWillDisappear
--> Host viewWillAppear
--> Host viewIsAppearing
--> Page viewDidDisappear
--> Host viewDidAppear
--> Moved willMove(toParent: Host)
--> Moved viewDidLoad
--> Moved viewWillAppear
--> Moved didMove(toParent: Host)
--> Moved viewIsAppearing
--> Moved viewDidAppear
