-- facts: A84
-- A tab on the More stack makes the tab bar controller its own child while it is called back.
local tabs = {}
for number = 1, 7 do tabs[number] = UIViewController("Tab " .. number) end
local bar = UITabBarController{ name = "bar" }
bar.viewControllers = tabs
window.rootViewController = bar
settle()
bar.selectedIndex = 6
settle()
--> Tab 1 willMove(toParent: bar)
--> Tab 2 willMove(toParent: bar)
--> Tab 3 willMove(toParent: bar)
--> Tab 4 willMove(toParent: bar)
--> Tab 1 viewDidLoad
--> Tab 1 viewWillAppear
--> Tab 1 viewIsAppearing
--> Tab 1 viewDidAppear
--> Tab 1 didMove(toParent: bar)
--> Tab 7 willMove(toParent: More)
--> Tab 7 viewDidLoad
--> Tab 7 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 7 viewIsAppearing
--> Tab 1 viewDidDisappear
--> Tab 7 viewDidAppear
--> Tab 7 didMove(toParent: More)
local last = tabs[7]
function last:didMove(parent)
  UIViewController.didMove(self, parent)
  if parent == nil and bar.parent == nil then last:addChild(bar) end
end
bar.selectedIndex = 5
settle()
print(bar.parent, last.parent, window.rootViewController)
--> Tab 7 didMove(toParent: nil)
--> bar willMove(toParent: Tab 7)
--> Tab 6 willMove(toParent: More)
--> Tab 7 viewWillDisappear
--> Tab 7 viewDidDisappear
--> UIViewController "Tab 7" #7 nil nil
