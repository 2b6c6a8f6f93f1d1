-- facts: F81, F82, F83, F84, F85
-- More shows what it last showed; on a wide screen there is room for all tabs.
simulator.device = "iPad"
simulator.horizontalSizeClass = "compact"
local names = { "A", "B", "C", "D", "E", "F" }
local tabs = UITabBarController{ name = "tabs" }
local children = {}
for index, name in ipairs(names) do children[index] = UIViewController(name) end
tabs.viewControllers = children
tabs.delegate = {
  shouldSelect = function(_, child) print("should", child) end,
  didSelect = function(_, child) print("did", child) end,
}
window.rootViewController = tabs
settle()
--> A willMove(toParent: tabs)
--> B willMove(toParent: tabs)
--> C willMove(toParent: tabs)
--> D willMove(toParent: tabs)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: tabs)
tabs.selectedIndex = 4
settle()
--> E willMove(toParent: More)
--> E viewDidLoad
--> E viewWillAppear
--> A viewWillDisappear
--> E viewIsAppearing
--> A viewDidDisappear
--> E viewDidAppear
--> E didMove(toParent: More)
print(table.concat(tabs.tabBar.displayed.titles, " "), tabs.tabBar.displayed.selected)
--> A B C D More More
print(#tabs.moreNavigationController.viewControllers, tabs.selectedViewController)
--> 2 UIViewController "E" #6
user.selectTab "A"
--> tabs shouldSelect(A)
--> should UIViewController "A" #2
--> A viewWillAppear
--> E viewWillDisappear
--> tabs didSelect(A)
--> did UIViewController "A" #2
--> A viewIsAppearing
--> A viewDidAppear
--> E viewDidDisappear
settle()
user.selectTab "More"
--> tabs shouldSelect(More)
--> should UINavigationController "More" #8
--> E viewWillAppear
--> A viewWillDisappear
--> tabs didSelect(E)
--> did UIViewController "E" #6
--> E viewIsAppearing
--> E viewDidAppear
--> A viewDidDisappear
settle()
user.selectTab "More"
--> tabs shouldSelect(More)
--> should UINavigationController "More" #8
--> tabs didSelect(More)
--> did UINavigationController "More" #8
--> E willMove(toParent: nil)
--> E viewWillDisappear(animated)
settle()
--> … 350 ms
--> E viewDidDisappear(animated)
--> E didMove(toParent: nil)
print(#tabs.moreNavigationController.viewControllers)
--> 1
user.tap "F"
--> F willMove(toParent: More)
--> F viewDidLoad
--> F viewWillAppear(animated)
--> F viewIsAppearing(animated)
settle()
--> … 350 ms
--> F viewDidAppear(animated)
--> F didMove(toParent: More)
simulator.horizontalSizeClass = "regular"
settle()
--> F didMove(toParent: nil)
--> F willMove(toParent: tabs)
--> F didMove(toParent: tabs)
print(#tabs.tabBar.displayed.titles, tabs.selectedViewController)
--> 6 UIViewController "F" #7
simulator.horizontalSizeClass = "compact"
settle()
--> F didMove(toParent: nil)
--> F willMove(toParent: nil)
--> F didMove(toParent: nil)
--> F willMove(toParent: More)
--> F didMove(toParent: More)
print(tabs.tabBar.displayed.selected, tabs.selectedViewController)
--> More UIViewController "F" #7
user.selectTab "B"
--> tabs shouldSelect(B)
--> should UIViewController "B" #3
--> B viewDidLoad
--> B viewWillAppear
--> F viewWillDisappear
--> tabs didSelect(B)
--> did UIViewController "B" #3
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: tabs)
--> F viewDidDisappear
settle()
user.selectTab "More"
--> tabs shouldSelect(More)
--> should UINavigationController "More" #8
--> F viewWillAppear
--> B viewWillDisappear
--> tabs didSelect(F)
--> did UIViewController "F" #7
--> F viewIsAppearing
--> F viewDidAppear
--> B viewDidDisappear
settle()
user.selectTab "More"
--> tabs shouldSelect(More)
--> should UINavigationController "More" #8
--> tabs didSelect(More)
--> did UINavigationController "More" #8
--> F willMove(toParent: nil)
--> F viewWillDisappear(animated)
settle()
--> … 350 ms
--> F viewDidDisappear(animated)
--> F didMove(toParent: nil)
simulator.horizontalSizeClass = "regular"
settle()
print(tabs.selectedViewController)
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> UIViewController "B" #3
