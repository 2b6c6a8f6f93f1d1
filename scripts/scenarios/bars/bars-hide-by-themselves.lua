-- facts: B51, B52
-- A stack can hide its bars on a tap, on a swipe, and in a compact height.
local home = UIViewController "Home"
home.toolbarItems = { UIBarButtonItem "x" }
local nav = UINavigationController{ home, name = "nav" }
nav.isToolbarHidden = false
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local function show()
  print(nav.isNavigationBarHidden, nav.toolbar.displayed == nil)
end

print(user.tap(home.view))
nav.hidesBarsOnTap = true
user.tap(home.view)
show()
user.tap(home.view)
show()
--> false nothing handles it
--> true true
--> false false
nav.hidesBarsOnSwipe = true
user.swipe "up"
show()
user.swipe "down"
show()
--> true true
--> false false
nav.hidesBarsWhenVerticallyCompact = true
user.rotate "landscape"
show()
user.rotate "portrait"
show()
--> true true
--> false false
-- Covered views can't be tapped.
home:present(UIViewController "Sheet", false)
settle()
print(user.tap(home.view))
home:dismiss(false)
settle()
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> false it is covered
--> … 200 ms
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
-- Bars hidden by the program stay hidden across pushes.
nav:setNavigationBarHidden(true, true)
nav:pushViewController(UIViewController "Detail", false)
print(nav.isNavigationBarHidden)
--> true
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
