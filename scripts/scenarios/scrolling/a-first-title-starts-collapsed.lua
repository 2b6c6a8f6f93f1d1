-- facts: E47, E48
-- The first large title of a stack that was shown empty starts collapsed; a pull expands it.
simulator.model = "iPhone X"
local nav = UINavigationController{}
nav.navigationBar.prefersLargeTitles = true
window.rootViewController = nav
settle()
local list = UIViewController "List"
local scroll = UIScrollView{ frame = { width = 375, height = 812 } }
scroll.contentSize = { width = 375, height = 2000 }
list.view:addSubview(scroll)
nav.viewControllers = { list }
settle()
local function show()
  print(nav.navigationBar.displayed.hasLargeTitle, nav.navigationBar.frame.height)
end
show()
user.scroll(scroll, { y = -52 })
settle()
show()
--> List viewDidLoad
--> List willMove(toParent: UINavigationController#1)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#1)
--> nil 44.0
--> true 96.0
