-- facts: C11, J10
-- Moves belong to the child: a container that is filled off screen calls the first one at once, and
-- the second one when the child has appeared for the first time.
local function filled(name, ...) return UITabBarController{ name = name, ... } end

-- Tabs: each child receives each of its moves once.
local first, second = UIViewController "First", UIViewController "Second"
local tabs = filled("tabs", first, second)
window.rootViewController = tabs
settle()
tabs.selectedIndex = 1
settle()
tabs.selectedIndex = 0
settle()
--> First willMove(toParent: tabs)
--> Second willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: tabs)
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

-- A stack: each of them, the root as well (J10), when it is added and when it is uncovered.
local nav = UINavigationController{
  UIViewController "Root", UIViewController "Middle", UIViewController "Top", name = "nav",
}
window.rootViewController = nav
settle()
nav:popViewController(false)
settle()
nav:popViewController(false)
settle()
--> Root willMove(toParent: nav)
--> Middle willMove(toParent: nav)
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> First viewWillDisappear
--> Top viewWillAppear
--> Top viewIsAppearing
--> First viewDidDisappear
--> Top viewDidAppear
--> Top didMove(toParent: nav)
--> Top willMove(toParent: nil)
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
--> Root didMove(toParent: nav)
--> Middle didMove(toParent: nil)

-- On screen as well for those that are covered when they are added (A35).
local below, above = UIViewController "Below", UIViewController "Above"
nav:setViewControllers({ nav.topViewController, below, above }, false)
settle()
nav:popViewController(false)
settle()
--> Below willMove(toParent: nav)
--> Above willMove(toParent: nav)
--> Above viewDidLoad
--> Root viewWillDisappear
--> Above viewWillAppear
--> Above viewIsAppearing
--> Root viewDidDisappear
--> Above viewDidAppear
--> Above didMove(toParent: nav)
--> Above willMove(toParent: nil)
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
--> Start willMove(toParent: hidden)
--> Other willMove(toParent: bar)
--> hidden willMove(toParent: bar)
--> Other viewDidLoad
--> Below viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Below viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: bar)
--> Detail willMove(toParent: hidden)
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

-- What a container still owes is forgotten when another one takes the child.
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
--> Shown willMove(toParent: former)
--> Moved willMove(toParent: former)
--> Host viewDidLoad
--> Page viewWillDisappear
--> Host viewWillAppear
--> Moved didMove(toParent: nil)
--> Host viewIsAppearing
--> Page viewDidDisappear
--> Host viewDidAppear
--> Moved willMove(toParent: Host)
--> Moved viewDidLoad
--> Moved viewWillAppear
--> Moved didMove(toParent: Host)
--> Moved viewIsAppearing
--> Moved viewDidAppear
