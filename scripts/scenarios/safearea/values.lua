-- facts: E58, E60, E61, E62, E64, E65, E66, E67
-- The safe area: what the screen's edges and the bars take, less the distance from them.
local function show(what, insets)
  print(("%s: %g %g %g %g"):format(what, insets.top, insets.left, insets.bottom, insets.right))
end

for _, model in ipairs{ "iPhone 8", "iPhone X", "iPhone XR", "iPhone 14", "iPhone 14 Pro" } do
  simulator.model = model
  simulator.orientation = "portrait"
  local list = UIViewController "list"
  local tabs = UITabBarController{ UINavigationController{ list } }
  show("off screen", list.view.safeAreaInsets)
  window.rootViewController = tabs
  settle()
  show(model, list.view.safeAreaInsets)
  user.rotate "landscape"
  settle()
  show(model .. " landscape", list.view.safeAreaInsets)
  window.rootViewController = nil
  settle()
end

-- A subview, its margins, and the frames of both guides.
simulator.model = "iPhone X"
simulator.orientation = "portrait"
local root = UIViewController "root"
window.rootViewController = root
settle()
--> list willMove(toParent: UINavigationController#2)
--> UINavigationController#2 willMove(toParent: UITabBarController#3)
--> list viewDidLoad
--> off screen: 0 0 0 0
--> list viewWillAppear
--> list viewIsAppearing
--> UINavigationController#2 didMove(toParent: UITabBarController#3)
--> list viewDidAppear
--> list didMove(toParent: UINavigationController#2)
--> iPhone 8: 64 0 49 0
--> iPhone 8 landscape: 32 0 49 0
--> list viewWillDisappear
--> list viewDidDisappear
--> list willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UITabBarController#6)
--> list viewDidLoad
--> off screen: 0 0 0 0
--> list viewWillAppear
--> list viewIsAppearing
--> UINavigationController#5 didMove(toParent: UITabBarController#6)
--> list viewDidAppear
--> list didMove(toParent: UINavigationController#5)
--> iPhone X: 88 0 83 0
--> iPhone X landscape: 32 44 70 44
--> list viewWillDisappear
--> list viewDidDisappear
--> list willMove(toParent: UINavigationController#8)
--> UINavigationController#8 willMove(toParent: UITabBarController#9)
--> list viewDidLoad
--> off screen: 0 0 0 0
--> list viewWillAppear
--> list viewIsAppearing
--> UINavigationController#8 didMove(toParent: UITabBarController#9)
--> list viewDidAppear
--> list didMove(toParent: UINavigationController#8)
--> iPhone XR: 88 0 83 0
--> iPhone XR landscape: 32 44 70 44
--> list viewWillDisappear
--> list viewDidDisappear
--> list willMove(toParent: UINavigationController#11)
--> UINavigationController#11 willMove(toParent: UITabBarController#12)
--> list viewDidLoad
--> off screen: 0 0 0 0
--> list viewWillAppear
--> list viewIsAppearing
--> UINavigationController#11 didMove(toParent: UITabBarController#12)
--> list viewDidAppear
--> list didMove(toParent: UINavigationController#11)
--> iPhone 14: 91 0 83 0
--> iPhone 14 landscape: 32 47 70 47
--> list viewWillDisappear
--> list viewDidDisappear
--> list willMove(toParent: UINavigationController#14)
--> UINavigationController#14 willMove(toParent: UITabBarController#15)
--> list viewDidLoad
--> off screen: 0 0 0 0
--> list viewWillAppear
--> list viewIsAppearing
--> UINavigationController#14 didMove(toParent: UITabBarController#15)
--> list viewDidAppear
--> list didMove(toParent: UINavigationController#14)
--> iPhone 14 Pro: 97.67 0 83 0
--> iPhone 14 Pro landscape: 32 59 70 59
--> list viewWillDisappear
--> list viewDidDisappear
--> root viewDidLoad
--> root viewWillAppear
--> root viewIsAppearing
--> root viewDidAppear
root.additionalSafeAreaInsets = { top = 10, left = 10, bottom = 10, right = 10 }
local inner = UIView{ frame = { x = 2, y = 1, width = 369, height = 808 } }
root.view:addSubview(inner)
show("root", root.view.safeAreaInsets)
show("inner", inner.safeAreaInsets)
show("its margins", inner.layoutMargins)
local frame = inner.safeAreaLayoutGuide.layoutFrame
print(frame.x, frame.y, frame.width, frame.height)
root.view.directionalLayoutMargins = {}
show("the root's margins", root.view.layoutMargins)
root.view.insetsLayoutMarginsFromSafeArea = false
root.viewRespectsSystemMinimumLayoutMargins = false
show("its own", root.view.layoutMargins)
local minimum = root.systemMinimumLayoutMargins
print(minimum.top, minimum.leading, minimum.bottom, minimum.trailing)
-- The keyboard takes nothing.
local field = UITextField()
root.view:addSubview(field)
print(field:becomeFirstResponder(), screen():find("⌨", 1, true) ~= nil)
show("with a keyboard", root.view.safeAreaInsets)
--> root: 54 10 44 10
--> inner: 53 8 41 6
--> its margins: 61 16 49 14
--> 8.0 53.0 355.0 714.0
--> the root's margins: 54 26 44 26
--> its own: 0 0 0 0
--> 0.0 16.0 0.0 16.0
--> true true
--> with a keyboard: 54 10 44 10
