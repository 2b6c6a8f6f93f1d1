-- facts: B52, E49, E50
-- Scrolling hides and shows bars, which changes the size of the content without a transition.
local top = UIViewController "Top"
top.edgesForExtendedLayout = "none"
function top:viewWillTransition() print("not called") end
local nav = UINavigationController{ top, name = "nav" }
nav.hidesBarsOnSwipe = true
local scroll = UIScrollView{ frame = { width = 390, height = 700 } }
scroll.contentSize = { width = 390, height = 2000 }
top.view:addSubview(scroll)
window.rootViewController = nav
settle()
local function show() print(nav.isNavigationBarHidden, top.view.frame.height) end
show()
user.scroll(scroll, { y = 100 })
settle()
show()
user.scroll(scroll, { y = -50 })
settle()
show()
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> Top viewDidAppear
--> Top didMove(toParent: nav)
--> false 753.0
--> true 844.0
--> false 753.0

nav.barHideOnSwipeGestureRecognizer.isEnabled = false
user.scroll(scroll, { y = 100 })
settle()
show()
--> false 753.0
