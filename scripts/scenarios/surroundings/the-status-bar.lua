-- facts: B46, B48, P23
-- Each controller can hide the status bar; containers ask the one they show.
simulator.profile = "mid"
local Reader = class("ReaderViewController", UIViewController)
function Reader:prefersStatusBarHidden() return self.isReading or false end
function Reader:preferredStatusBarStyle() return self.style or "default" end
function Reader:setReading(isReading)
  self.isReading = isReading
  self:setNeedsStatusBarAppearanceUpdate()
end

local reader = Reader "Reader"
local nav = UINavigationController{ reader, name = "nav" }
window.rootViewController = UITabBarController{ nav, name = "tabs" }
settle()
local function show()
  local bar = simulator.statusBar
  print(bar.isHidden, bar.style, "the bar is at", nav.navigationBar.frame.y)
end
show()
--> Reader willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Reader viewDidLoad
--> Reader viewWillAppear
--> nav didMove(toParent: tabs)
--> Reader viewDidAppear
--> Reader didMove(toParent: nav)
--> false default the bar is at 20.0

-- Nothing is asked before a controller requests an update.
reader.isReading = true
show()
reader:setNeedsStatusBarAppearanceUpdate()
show()
--> false default the bar is at 20.0
--> true default the bar is at 0.0

-- The next one on top answers for itself.
nav:pushViewController(UIViewController "Notes", false)
settle()
show()
nav:popViewController(false)
settle()
show()
--> Notes willMove(toParent: nav)
--> Notes viewDidLoad
--> Reader viewWillDisappear
--> Notes viewWillAppear
--> Reader viewDidDisappear
--> Notes viewDidAppear
--> Notes didMove(toParent: nav)
--> false default the bar is at 20.0
--> Notes willMove(toParent: nil)
--> Notes viewWillDisappear
--> Reader viewWillAppear
--> Notes viewDidDisappear
--> Reader viewDidAppear
--> Notes didMove(toParent: nil)
--> true default the bar is at 0.0

-- The bar of the stack decides the style, unless it is hidden.
reader:setReading(false)
reader.style = "lightContent"
reader:setNeedsStatusBarAppearanceUpdate()
show()
nav:setNavigationBarHidden(true)
reader:setNeedsStatusBarAppearanceUpdate()
show()
--> false default the bar is at 20.0
--> false lightContent the bar is at 20.0

-- A presentation that covers the screen is asked, others only when they capture the status bar.
nav:setNavigationBarHidden(false)
local photo = UIViewController{ title = "Photo", modalPresentationStyle = "overFullScreen" }
function photo:prefersStatusBarHidden() return true end
reader:present(photo, false)
settle()
show()
photo.modalPresentationCapturesStatusBarAppearance = true
photo:setNeedsStatusBarAppearanceUpdate()
show()
--> Photo viewDidLoad
--> Photo viewWillAppear
--> Photo viewDidAppear
--> false default the bar is at 20.0
--> true default the bar is at 0.0

-- A custom container names the child that answers.
reader:dismiss(false)
settle()
local frame = UIViewController "Frame"
local inside = Reader "Inside"
frame:addChild(inside)
frame.view:addSubview(inside.view)
inside:didMove(frame)
function frame:childForStatusBarHidden() return inside end
nav:pushViewController(frame, false)
settle()
inside:setReading(true)
show()
--> Photo viewWillDisappear
--> Photo viewDidDisappear
--> Inside willMove(toParent: Frame)
--> Frame viewDidLoad
--> Inside viewDidLoad
--> Inside didMove(toParent: Frame)
--> Frame willMove(toParent: nav)
--> Reader viewWillDisappear
--> Frame viewWillAppear
--> Inside viewWillAppear
--> Reader viewDidDisappear
--> Frame viewDidAppear
--> Inside viewDidAppear
--> Frame didMove(toParent: nav)
--> true default the bar is at 0.0

-- In a compact height it is hidden, unless a controller wants it.
nav:popToRootViewController(false)
settle()
nav:pushViewController(UIViewController "Wide", false)
user.rotate "landscape"
settle()
show()
nav:popViewController(false)
settle()
show()
--> Frame willMove(toParent: nil)
--> Frame viewWillDisappear
--> Inside viewWillDisappear
--> Reader viewWillAppear
--> Frame viewDidDisappear
--> Inside viewDidDisappear
--> Reader viewDidAppear
--> Frame didMove(toParent: nil)
--> Wide willMove(toParent: nav)
--> Wide viewDidLoad
--> Reader viewWillDisappear
--> Wide viewWillAppear
--> Reader viewDidDisappear
--> Wide viewDidAppear
--> Wide didMove(toParent: nav)
--> true default the bar is at 0.0
--> Wide willMove(toParent: nil)
--> Wide viewWillDisappear
--> Reader viewWillAppear
--> Wide viewDidDisappear
--> Reader viewDidAppear
--> Wide didMove(toParent: nil)
--> false default the bar is at 20.0
