-- facts: B2, B4, B7, B8, B12, B14, B28
-- A title view replaces the title, a prompt stands above it, and large titles are opt-in.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
local bar = nav.navigationBar

local function show()
  local seen = bar.displayed
  print(seen.title, seen.prompt, seen.hasLargeTitle)
end

show()
home.navigationItem.title = "House"
show()
home.title = "Home again"
show()
home.navigationItem.prompt = "Welcome"
bar.prefersLargeTitles = true
show()
home.navigationItem.largeTitleDisplayMode = "never"
nav:pushViewController(UIViewController "Detail", false)
show()
--> Home willMove(toParent: nav)
--> Home nil nil
--> House nil nil
--> Home again nil nil
--> Home again Welcome true
--> Detail willMove(toParent: nav)
--> Detail nil nil
local Logo = class("LogoView", UIView)
nav.topViewController.navigationItem.titleView = Logo{}
nav.topViewController.navigationItem.rightBarButtonItem = UIBarButtonItem{ customView = Logo{} }
show()
--> [LogoView] nil nil
-- The item of the stack itself is never shown in its own bar.
nav.navigationItem.title = "Mine"
show()
--> [LogoView] nil nil
-- A view in the bar handles its own taps; an item without a target uses the responder chain.
window.rootViewController = nav
settle()
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
print(user.tap "[LogoView]")
nav.topViewController.navigationItem.rightBarButtonItem =
  UIBarButtonItem{ title = "Share", action = "share" }
function nav:share(sender)
  print(self.name, sender.title)
end
user.tap "Share"
nav.topViewController.navigationItem.rightBarButtonItem.isEnabled = false
print(user.tap "Share")
--> false "[LogoView]" is a view, which handles its own taps
--> nav Share
--> false "Share" is disabled
