-- facts: B46, B47, B49, B50, bars-028-frames-ipad
-- Up to iOS 6 contents begin below the bars; their frame is known when they are shown.
simulator.profile = "classic"
simulator.device = "iPad"
local home = UIViewController "Home"
local nav = UINavigationController{ home }
local tabs = UITabBarController{ nav }

local function show(view)
  local frame = view.frame
  print(("%g %g %g %g"):format(frame.x, frame.y, frame.width, frame.height))
end

home.loadView = function()
  home.view = UIView{ frame = { x = 20, y = 0, width = 748, height = 1024 } }
end
function home:viewDidLoad()
  show(self.view)
end
window.rootViewController = tabs
settle()
show(home.view)
--> Home willMove(toParent: UINavigationController#2)
--> UINavigationController#2 willMove(toParent: UITabBarController#3)
--> Home loadView
--> Home viewDidLoad
--> 20 0 748 1024
--> Home viewWillAppear
--> UINavigationController#2 didMove(toParent: UITabBarController#3)
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
--> 0 0 768 911
user.rotate "landscape"
show(home.view)
--> 0 0 1024 655
-- A stack without its navigation bar has more room, one with a toolbar less.
user.rotate "portrait"
nav.isNavigationBarHidden = true
show(home.view)
nav.isNavigationBarHidden = false
nav.isToolbarHidden = false
show(home.view)
show(nav.navigationBar)
show(nav.toolbar)
show(tabs.tabBar)
--> 0 0 768 955
--> 0 0 768 867
--> 0 20 768 44
--> 0 931 768 44
--> 0 975 768 49
