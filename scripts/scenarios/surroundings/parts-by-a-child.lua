-- facts: F105, F106
-- A stack that answers its top decides by it about the home indicator and the edges of the screen;
-- another answer counts when it is asked for again.
local Stack = class("Stack", UINavigationController)
function Stack:childForHomeIndicatorAutoHidden() return self.topViewController end
function Stack:childForScreenEdgesDeferringSystemGestures() return self.topViewController end
function Stack:childForStatusBarHidden() return self.topViewController end
local movie = UIViewController "Movie"
movie.plays = false
function movie:prefersHomeIndicatorAutoHidden() return self.plays end
function movie:preferredScreenEdgesDeferringSystemGestures() return { "bottom" } end
function movie:prefersStatusBarHidden() return self.plays end
function movie:preferredStatusBarUpdateAnimation() return "slide" end
local nav = Stack{ movie, name = "nav" }
window.rootViewController = nav
settle()
local function show()
  local parts = simulator.systemParts
  print(parts.hidesHomeIndicator, table.concat(parts.deferredEdges, " "),
    simulator.statusBar.isHidden, simulator.statusBar.updateAnimation)
end
show()
--> Movie willMove(toParent: nav)
--> Movie viewDidLoad
--> Movie viewWillAppear
--> Movie viewIsAppearing
--> Movie viewDidAppear
--> Movie didMove(toParent: nav)
--> false bottom false fade
movie.plays = true
show()
movie:setNeedsUpdateOfHomeIndicatorAutoHidden()
movie:setNeedsStatusBarAppearanceUpdate()
show()
--> false bottom false fade
--> true bottom true slide
nav:pushViewController(UIViewController "Notes", false)
settle()
show()
--> Notes willMove(toParent: nav)
--> Notes viewDidLoad
--> Movie viewWillDisappear
--> Notes viewWillAppear
--> Notes viewIsAppearing
--> Movie viewDidDisappear
--> Notes viewDidAppear
--> Notes didMove(toParent: nav)
--> false  false fade
