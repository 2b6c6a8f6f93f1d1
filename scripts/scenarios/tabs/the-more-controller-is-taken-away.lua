-- facts: A84
-- A program takes the More controller out: another one is made when it is needed.
local tabs = {}
for number = 1, 7 do tabs[number] = UIViewController("Tab " .. number) end
local bar = UITabBarController{ name = "bar" }
bar.viewControllers = tabs
window.rootViewController = bar
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

-- It is gone, or has another place.
local places = {
  function() end,
  function(more) return UIWindow{ rootViewController = more } end,
  function(more)
    local parent = UIViewController "Parent"
    parent:addChild(more)
    return parent
  end,
}
for _, place in ipairs(places) do
  local more = bar.moreNavigationController
  more:removeFromParent()
  settle()
  local owner = place(more)
  more = nil
  settle()
  collectgarbage()
  bar.viewControllers = { tabs[1], tabs[2] }
  bar.viewControllers = tabs
  bar.selectedIndex = 6
  settle()
  print(bar.selectedIndex, tabs[7].parent == bar.moreNavigationController, owner)
end
--> More didMove(toParent: nil)
--> Tab 7 willMove(toParent: More)
--> Tab 7 viewDidLoad
--> Tab 7 viewWillAppear
--> Tab 1 viewWillDisappear
--> Tab 7 viewIsAppearing
--> Tab 1 viewDidDisappear
--> Tab 7 viewDidAppear
--> Tab 7 didMove(toParent: More)
--> 6 true nil
--> More didMove(toParent: nil)
--> Tab 7 viewWillDisappear
--> Tab 7 viewDidDisappear
--> Tab 7 didMove(toParent: nil)
--> Tab 7 willMove(toParent: More)
--> Tab 7 viewWillAppear
--> Tab 7 viewIsAppearing
--> Tab 7 viewDidAppear
--> Tab 7 didMove(toParent: More)
--> 6 true UIWindow
--> More didMove(toParent: nil)
--> Tab 7 viewWillDisappear
--> Tab 7 viewDidDisappear
--> More willMove(toParent: Parent)
--> Tab 7 didMove(toParent: nil)
--> Tab 7 willMove(toParent: More)
--> Tab 7 viewWillAppear
--> Tab 7 viewIsAppearing
--> Tab 7 viewDidAppear
--> Tab 7 didMove(toParent: More)
--> 6 true UIViewController "Parent" #15
