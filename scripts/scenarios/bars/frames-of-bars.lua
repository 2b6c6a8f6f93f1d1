-- facts: B46, B48, B49, bars-027-nav-bar-frame-ios7, bars-029-large-title-heights, bars-030-large-title-iphone-x
-- Contents extend under translucent bars, unless the controller says otherwise.
simulator.profile = "mid"
local detail = UIViewController "Detail"
local nav = UINavigationController{ detail }

local function show(view)
  local frame = view.frame
  print(("%g %g %g %g"):format(frame.x, frame.y, frame.width, frame.height))
end

window.rootViewController = nav
settle()
show(nav.navigationBar)
show(detail.view)
--> Detail willMove(toParent: UINavigationController#2)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#2)
--> 0 20 390 44
--> 0 0 390 844
-- Opaque bars are excluded, and with no edges every bar is.
nav.navigationBar.isTranslucent = false
nav.isToolbarHidden = false
show(detail.view)
detail.extendedLayoutIncludesOpaqueBars = true
nav.isToolbarHidden = true
show(detail.view)
detail.edgesForExtendedLayout = "none"
nav.isToolbarHidden = false
show(detail.view)
--> 0 64 390 780
--> 0 0 390 844
--> 0 64 390 736
-- Large titles add to the height; the bars of an iPad are taller since iOS 12.
local function bottom(profile, device)
  window.rootViewController = nil
  settle()
  simulator.profile, simulator.device = profile, device
  local stack = UINavigationController{ UIViewController "Large" }
  stack.navigationBar.prefersLargeTitles = true
  window.rootViewController = stack
  settle()
  local frame = stack.navigationBar.frame
  print(("%s %s %g %g"):format(profile, device, frame.height, frame.y + frame.height))
end

bottom("mid", "iPad")
bottom("modern", "iPad")
bottom("modern", "iPhone")
--> Detail viewWillDisappear
--> Detail viewDidDisappear
--> Large willMove(toParent: UINavigationController#4)
--> Large viewDidLoad
--> Large viewWillAppear
--> Large viewDidAppear
--> Large didMove(toParent: UINavigationController#4)
--> mid iPad 96 116
--> Large viewWillDisappear
--> Large viewDidDisappear
--> Large willMove(toParent: UINavigationController#6)
--> Large viewDidLoad
--> Large viewWillAppear
--> Large viewIsAppearing
--> Large viewDidAppear
--> Large didMove(toParent: UINavigationController#6)
--> modern iPad 102 122
--> Large viewWillDisappear
--> Large viewDidDisappear
--> Large willMove(toParent: UINavigationController#8)
--> Large viewDidLoad
--> Large viewWillAppear
--> Large viewIsAppearing
--> Large viewDidAppear
--> Large didMove(toParent: UINavigationController#8)
--> modern iPhone 96 143
