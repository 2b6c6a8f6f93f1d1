-- facts: B47, D36
-- Up to iOS 6 the contents of a stack or a tab are in a view of their own, which is below the bar.
simulator.profile = "classic"
local function place(view)
  local f = view.frame
  return ("%s %d, %d, %d x %d"):format(view, f.x, f.y, f.width, f.height)
end
local first, second = UIViewController "First", UIViewController "Second"
local nav = UINavigationController{ first, name = "nav" }
window.rootViewController = nav
settle()
--> First willMove(toParent: nav)
--> First viewDidLoad
--> First viewWillAppear
--> First viewDidAppear
--> First didMove(toParent: nav)
print(place(first.view))
print(place(first.view.superview))
print(first.view.superview.superview == nav.view, first.view:isDescendant(nav.view))
-- The one of a controller that has left is gone, and so is that of a view that was taken away.
local wrapper = first.view.superview
nav:pushViewController(second, false)
settle()
--> UIView 0, 0, 320 x 416
--> UIView 0, 64, 320 x 416
--> true true
--> Second willMove(toParent: nav)
--> Second viewDidLoad
--> First viewWillDisappear
--> Second viewWillAppear
--> First viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: nav)
print(first.view.superview, wrapper.superview, second.view.superview ~= wrapper)
second.view:removeFromSuperview()
print(#nav.view.subviews)
nav:popViewController(false)
settle()
--> nil nil true
--> 1
--> Second willMove(toParent: nil)
--> Second viewWillDisappear
--> First viewWillAppear
--> Second viewDidDisappear
--> First viewDidAppear
--> Second didMove(toParent: nil)
print(place(first.view.superview), #nav.view.subviews)
-- It follows the bars.
nav:setNavigationBarHidden(true, false)
print(place(first.view.superview))
nav:setToolbarHidden(false, false)
print(place(first.view.superview))
-- A view that replaces the controller's is in one, too.
first.view = UIView()
print(place(first.view), place(first.view.superview))
window.rootViewController = UITabBarController{ UIViewController "Tab" }
settle()
--> UIView 0, 64, 320 x 416 2
--> UIView 0, 20, 320 x 460
--> UIView 0, 20, 320 x 416
--> UIView 0, 0, 320 x 416 UIView 0, 20, 320 x 416
--> Tab willMove(toParent: UITabBarController#5)
--> Tab viewDidLoad
--> First viewWillDisappear
--> Tab viewWillAppear
--> First viewDidDisappear
--> Tab viewDidAppear
--> Tab didMove(toParent: UITabBarController#5)
print(place(window.rootViewController.selectedViewController.view.superview))
-- Later the contents are in the stack's own view.
simulator:reset()
simulator.profile = "ios7"
local last = UIViewController "Last"
local later = UINavigationController{ last }
window.rootViewController = later
settle()
--> UIView 0, 20, 320 x 411
--> Last willMove(toParent: UINavigationController#2)
--> Last viewDidLoad
--> Last viewWillAppear
--> Last viewDidAppear
--> Last didMove(toParent: UINavigationController#2)
print(last.view.superview == later.view)
--> true
