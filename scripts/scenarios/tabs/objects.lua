-- facts: F88, F89, F90
-- Tabs that are objects: a provider is called when its controller is first needed.
local function tab(title)
  return UITab{
    title = title,
    identifier = title:lower(),
    provider = function(of)
      print("provide", of.identifier)
      return UIViewController(of.title)
    end,
  }
end
local tabs = UITabBarController{}
print(tabs.viewControllers, tabs.selectedIndex, tabs.selectedTab, #tabs.tabs)
--> nil nil nil 0
local a, b, c = tab "A", tab "B", tab "C"
tabs:setTabs({ a, b, c }, false)
print(tabs.selectedTab, tabs.selectedIndex, tabs.viewControllers)
--> provide a
--> A willMove(toParent: UITabBarController#1)
--> UITab "A" 0 nil
tabs.delegate = {
  shouldSelectTab = function(_, wanted) return wanted ~= c end,
  didSelectTab = function(_, selected, previous) print("selected", selected, previous) end,
}
window.rootViewController = tabs
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: UITabBarController#1)
print(user.selectTab "B")
--> UITabBarController#1 shouldSelectTab(B)
--> provide b
--> B willMove(toParent: UITabBarController#1)
--> B viewDidLoad
--> B viewWillAppear
--> A viewWillDisappear
--> UITabBarController#1 didSelectTab(B)
--> selected UITab "B" UITab "A"
--> true
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: UITabBarController#1)
--> A viewDidDisappear
settle()
print(user.selectTab(2), tabs.selectedTab)
--> UITabBarController#1 shouldSelectTab(C)
--> true UITab "B"
tabs.selectedTab = c
settle()
--> provide c
--> C willMove(toParent: UITabBarController#1)
--> C viewDidLoad
--> C viewWillAppear
--> B viewWillDisappear
--> C viewIsAppearing
--> B viewDidDisappear
--> C viewDidAppear
--> C didMove(toParent: UITabBarController#1)
print(tabs.selectedIndex, c.viewController.tab == c, c.hasVisiblePlacement)
--> 2 true true
tabs.selectedIndex = 0
settle()
--> A viewWillAppear
--> C viewWillDisappear
--> A viewIsAppearing
--> C viewDidDisappear
--> A viewDidAppear
print(tabs.selectedTab)
--> UITab "A"
b.title, b.badgeValue = "Bee", "3"
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │       UIViewController #2 "A"        │
--> ├──────────────────────────────────────┤
--> │    ● A       ○ Bee [3]       ○ C     │
--> └──────────────────────────────────────┘
