-- facts: E43, E44
-- A tab bar and a toolbar are at their edge while the content ends above them.
local function colored(result, color)
  result:configureWithOpaqueBackground()
  result.backgroundColor = color
  return result
end

local list = UIViewController "List"
local scroll = UIScrollView{ frame = { width = 390, height = 844 } }
scroll.contentSize = { width = 390, height = 2000 }
list.view:addSubview(scroll)
local plain = UIViewController "Plain"
local nav = UINavigationController{ list }
list.toolbarItems = { UIBarButtonItem "Sort" }
nav.isToolbarHidden = false
local tabs = UITabBarController{ nav, plain }
window.rootViewController = tabs
settle()
local function show()
  local tab, tool = tabs.tabBar.displayedBackground, nav.toolbar.displayedBackground
  print(tab and tab.fill, tool and tool.fill)
end
show()
tabs.tabBar.standardAppearance = colored(UITabBarAppearance(), "red")
nav.toolbar.standardAppearance = colored(UIToolbarAppearance(), "blue")
show()
scroll.contentOffset = { x = 0, y = 2000 }
show()
tabs.tabBar.scrollEdgeAppearance = colored(UITabBarAppearance(), "green")
nav.toolbar.scrollEdgeAppearance = colored(UIToolbarAppearance(), "yellow")
show()
--> List viewDidLoad
--> List willMove(toParent: UINavigationController#3)
--> UINavigationController#3 willMove(toParent: UITabBarController#4)
--> Plain willMove(toParent: UITabBarController#4)
--> List viewWillAppear
--> List viewIsAppearing
--> UINavigationController#3 didMove(toParent: UITabBarController#4)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
--> nil nil
--> red blue
--> transparent transparent
--> green yellow

-- The selected tab's come first; without a scroll view the content is at the edge.
plain.tabBarItem.scrollEdgeAppearance = colored(UITabBarAppearance(), "orange")
show()
tabs.selectedIndex = 1
settle()
show()
--> green yellow
--> Plain viewDidLoad
--> Plain viewWillAppear
--> List viewWillDisappear
--> Plain viewIsAppearing
--> List viewDidDisappear
--> Plain viewDidAppear
--> Plain didMove(toParent: UITabBarController#4)
--> orange yellow

-- What is set for all bars of a class is in force for those that come into a window afterwards.
UITabBar.appearance().standardAppearance = colored(UITabBarAppearance(), "purple")
window.rootViewController = UITabBarController{ UITableViewController "Rows" }
settle()
print(window.rootViewController.tabBar.standardAppearance.backgroundColor)
--> Rows willMove(toParent: UITabBarController#6)
--> Rows viewDidLoad
--> Plain viewWillDisappear
--> Rows viewWillAppear
--> Rows viewIsAppearing
--> Plain viewDidDisappear
--> Rows viewDidAppear
--> Rows didMove(toParent: UITabBarController#6)
--> purple
