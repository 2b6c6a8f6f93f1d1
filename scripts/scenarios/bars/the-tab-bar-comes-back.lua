-- facts: B56, B58, bars-032-ios14-tabbar-missing
-- At the root the tab bar is shown again, however the stack returned to it.
local root = UIViewController "root"
local nav = UINavigationController{ root }
local tabs = UITabBarController{ nav }
window.rootViewController = tabs
settle()
--> root willMove(toParent: UINavigationController#2)
--> UINavigationController#2 willMove(toParent: UITabBarController#3)
--> root viewDidLoad
--> root viewWillAppear
--> root viewIsAppearing
--> UINavigationController#2 didMove(toParent: UITabBarController#3)
--> root viewDidAppear
--> root didMove(toParent: UINavigationController#2)
local function deeper()
  for _, title in ipairs{ "2", "3" } do
    local controller = UIViewController{ title = title, hidesBottomBarWhenPushed = true }
    nav:pushViewController(controller, false)
  end
end

for _, animated in ipairs{ true, false } do
  deeper()
  nav:popToRootViewController(animated)
  print(tabs.tabBar.displayed ~= nil)
  deeper()
  nav:popToViewController(root, animated)
  print(tabs.tabBar.displayed ~= nil)
  deeper()
  nav:setViewControllers({ root }, animated)
  print(tabs.tabBar.displayed ~= nil)
end
--> true
--> true
--> true
--> true
--> true
--> true
