-- facts: F83, A84
-- A tab on the stack of More stays a tab when the user swipes back and changes their mind.
local tabs = UITabBarController()
local all = {}
for number = 1, 6 do all[number] = UIViewController("Tab " .. number) end
tabs.viewControllers = all
window.rootViewController = tabs
settle()
tabs.selectedIndex = 5
settle()
user.swipeBack{ cancel = true }
settle()
print(#tabs.viewControllers, tabs.selectedIndex)
--> Tab 1 willMove(toParent: UITabBarController#1)
--> Tab 2 willMove(toParent: UITabBarController#1)
--> Tab 3 willMove(toParent: UITabBarController#1)
--> Tab 4 willMove(toParent: UITabBarController#1)
--> Tab 1 viewDidLoad
--> Tab 1 viewWillAppear
--> Tab 1 viewIsAppearing
--> Tab 1 viewDidAppear
--> Tab 1 didMove(toParent: UITabBarController#1)
--> Tab 6 willMove(toParent: More)
--> Tab 6 viewDidLoad
--> Tab 6 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 6 viewIsAppearing
--> Tab 1 viewDidDisappear
--> Tab 6 viewDidAppear
--> Tab 6 didMove(toParent: More)
--> Tab 6 willMove(toParent: nil)
--> Tab 6 viewWillDisappear(animated)
--> … 350 ms
--> Tab 6 viewWillAppear(animated)
--> Tab 6 viewIsAppearing(animated)
--> Tab 6 viewDidAppear(animated)
--> 6 5
