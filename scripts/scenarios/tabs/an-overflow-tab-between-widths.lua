-- facts: F84, F85
-- A tab that didn't fit in the bar is under the bar of More again after a time in regular width; the
-- delegate of the More stack is reset.
simulator.device = "iPad"
simulator.horizontalSizeClass = "compact"
local list = {}
for index = 1, 6 do list[index] = UIViewController("Tab " .. index) end
local tabs = UITabBarController(list)
tabs.name = "tabs"
window.rootViewController = tabs
settle()
tabs.selectedIndex = 5
settle()
local more = tabs.moreNavigationController
more.delegate = {}
local function insets()
  local area = list[6].view.safeAreaInsets
  print(area.top, area.bottom, list[6].view.window == window)
end
insets()
--> Tab 1 willMove(toParent: UITabBarController#7)
--> Tab 2 willMove(toParent: UITabBarController#7)
--> Tab 3 willMove(toParent: UITabBarController#7)
--> Tab 4 willMove(toParent: UITabBarController#7)
--> Tab 1 viewDidLoad
--> Tab 1 viewWillAppear
--> Tab 1 viewIsAppearing
--> Tab 1 viewDidAppear
--> Tab 1 didMove(toParent: tabs)
--> Tab 6 willMove(toParent: More)
--> Tab 6 viewDidLoad
--> Tab 6 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 6 viewIsAppearing
--> Tab 1 viewDidDisappear
--> Tab 6 viewDidAppear
--> Tab 6 didMove(toParent: More)
--> 70.0 49.0 true
simulator.horizontalSizeClass = "regular"
settle()
insets()
print(tabs.moreNavigationController == more, tabs.moreNavigationController.delegate)
--> Tab 6 didMove(toParent: nil)
--> Tab 6 willMove(toParent: tabs)
--> Tab 6 didMove(toParent: tabs)
--> 20.0 49.0 true
--> true nil
simulator.horizontalSizeClass = "compact"
settle()
insets()
--> Tab 6 didMove(toParent: nil)
--> Tab 6 willMove(toParent: nil)
--> Tab 6 didMove(toParent: nil)
--> Tab 6 willMove(toParent: More)
--> Tab 6 didMove(toParent: More)
--> 70.0 49.0 true
