-- facts: C3, C29
-- A page that was set off screen disappears again if nothing around it appears.
simulator.profile = "ios16"
local hidden = UIWindow()
local root = UIViewController "Root"
local pages = UIPageViewController{ transitionStyle = "scroll", name = "pages" }
hidden.rootViewController = root
root.view:addSubview(pages.view)
settle()
pages:setViewControllers({ UIViewController "Page" }, "forward", false)
settle()
--> Root viewDidLoad
--> Page willMove(toParent: pages)
--> Page viewDidLoad
--> Page viewWillAppear
--> Page viewIsAppearing
--> Page viewDidAppear
--> Page didMove(toParent: pages)
--> Page viewWillDisappear
--> Page viewDidDisappear
