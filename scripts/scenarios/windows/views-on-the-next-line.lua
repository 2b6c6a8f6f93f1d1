-- facts: J1
-- What a container shows is in the container's view and its window on the next line.
local root = UIViewController "Root"
local nav = UINavigationController{ root, name = "nav" }
window.rootViewController = nav
print(root.view.window == window)
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> true
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: nav)
local detail = UIViewController "Detail"
nav:pushViewController(detail, false)
print(detail.view.window == window, detail.view.superview ~= nil)
settle()
nav:popViewController(false)
print(root.view.window == window)
settle()
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> true true
--> Root viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Root viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> true
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> Detail viewDidDisappear
--> Root viewDidAppear
--> Detail didMove(toParent: nil)
-- An animated push adds it when the turn ends.
nav:pushViewController(detail, true)
print(detail.view.window)
settle()
--> nil
--> Detail willMove(toParent: nav)
--> Root viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Root viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)

-- Containers that a program adds to a view on screen by hand.
local first, second = UIViewController "First", UIViewController "Second"
local third = UIViewController "Third"
local stack = UINavigationController{ first, name = "stack" }
local tabs = UITabBarController{ second, name = "tabs" }
detail.view:addSubview(stack.view)
print(first.view.window == window)
--> First willMove(toParent: stack)
--> Second willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> true
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: stack)
detail:addChild(tabs)
detail.view:addSubview(tabs.view)
print(second.view.window == window)
--> tabs willMove(toParent: Detail)
--> Second viewDidLoad
--> Second viewWillAppear
--> true
--> Second viewIsAppearing
--> Second viewDidAppear
--> Second didMove(toParent: tabs)
tabs:didMove(detail)
settle()
--> tabs didMove(toParent: Detail)
local pages = UIPageViewController{ third, transitionStyle = "scroll", name = "pages" }
detail:addChild(pages)
detail:transition(tabs, pages, 0.2)
print(third.view.window == window)
settle()
--> Third willMove(toParent: pages)
--> pages willMove(toParent: Detail)
--> Third viewDidLoad
--> true
--> Second viewWillDisappear(animated)
--> Third viewWillAppear(animated)
--> Third viewIsAppearing(animated)
--> … 200 ms
--> Third viewDidAppear(animated)
--> Third didMove(toParent: pages)
--> Second viewDidDisappear(animated)
--> completion of transition(pages)

-- Tabs, pages and columns that are replaced.
local bar = UITabBarController{ UIViewController "A", name = "bar" }
window.rootViewController = bar
settle()
--> A willMove(toParent: bar)
--> A viewDidLoad
--> Detail viewWillDisappear
--> Third viewWillDisappear
--> First viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> Detail viewDidDisappear
--> Third viewDidDisappear
--> First viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: bar)
local b, c = UIViewController "B", UIViewController "C"
bar:setViewControllers({ b }, false)
print(b.view.window == window)
settle()
--> B willMove(toParent: bar)
--> B viewDidLoad
--> true
--> A willMove(toParent: nil)
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> A didMove(toParent: nil)
--> B didMove(toParent: bar)
window.rootViewController = pages
settle()
--> pages didMove(toParent: nil)
--> B viewWillDisappear
--> Third viewWillAppear
--> Third viewIsAppearing
--> B viewDidDisappear
--> Third viewDidAppear
pages:setViewControllers({ c }, "forward", false)
print(c.view.window == window)
settle()
--> C willMove(toParent: pages)
--> C viewDidLoad
--> true
--> Third willMove(toParent: nil)
--> C viewWillAppear
--> Third viewWillDisappear
--> C viewIsAppearing
--> C viewDidAppear
--> Third viewDidDisappear
--> Third didMove(toParent: nil)
--> C didMove(toParent: pages)
