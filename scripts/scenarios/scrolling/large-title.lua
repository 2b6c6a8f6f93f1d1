-- facts: B12, B48, E43, E47
-- A large title collapses while the content below it scrolls, and the safe area with it.
simulator.model = "iPhone X"
local top = UIViewController "Top"
local nav = UINavigationController{ top, name = "nav" }
nav.navigationBar.prefersLargeTitles = true
local scroll = UIScrollView{ frame = { width = 375, height = 812 } }
scroll.contentSize = { width = 375, height = 2000 }
top.view:addSubview(scroll)
local function show()
  local bar = nav.navigationBar
  local insets, offset = top.view.safeAreaInsets, scroll.contentOffset
  print(bar.frame.height, bar.displayed.hasLargeTitle, insets.top, offset.y)
end
window.rootViewController = nav
settle()
show()
user.scroll(scroll, { y = 30 })
settle()
show()
user.scroll(scroll, { y = 300 })
settle()
show()
print(screen())
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> Top viewDidAppear
--> Top didMove(toParent: nav)
--> 96.0 true 140.0 -140.0
--> 66.0 true 110.0 -110.0
--> 44.0 nil 88.0 190.0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Top                  │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘

-- Another controller has a bar of its own; this one finds it as it was.
nav:pushViewController(UIViewController "Next", true)
settle()
print(nav.navigationBar.frame.height)
nav:popViewController(true)
settle()
show()
user.tapStatusBar()
settle()
show()
--> Next willMove(toParent: nav)
--> Next viewDidLoad
--> Top viewWillDisappear(animated)
--> Next viewWillAppear(animated)
--> Next viewIsAppearing(animated)
--> … 350 ms
--> Top viewDidDisappear(animated)
--> Next viewDidAppear(animated)
--> Next didMove(toParent: nav)
--> 96.0
--> Next willMove(toParent: nil)
--> Next viewWillDisappear(animated)
--> Top viewWillAppear(animated)
--> Top viewIsAppearing(animated)
--> … 350 ms
--> Next viewDidDisappear(animated)
--> Top viewDidAppear(animated)
--> Next didMove(toParent: nil)
--> 44.0 nil 88.0 190.0
--> 96.0 true 140.0 -140.0

-- A scroll view that isn't the first one has to be named.
local other = UIScrollView{ frame = { width = 375, height = 812 } }
other.contentSize = { width = 375, height = 2000 }
top.view:addSubview(other)
other.contentOffset = { x = 0, y = 500 }
print(nav.navigationBar.frame.height)
top:setContentScrollView(other, "top")
other.contentOffset = { x = 0, y = 501 }
print(nav.navigationBar.frame.height, top:contentScrollView("top") == other)
--> 96.0
--> 44.0 true
