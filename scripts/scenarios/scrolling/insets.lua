-- facts: E31, E32, E33, E47
-- The safe area becomes a part of the insets, and the content begins below the bars.
simulator.model = "iPhone X"
local top = UIViewController "Top"
local scroll = UIScrollView{ frame = { width = 375, height = 812 } }
scroll.contentSize = { width = 375, height = 2000 }
function scroll:adjustedContentInsetDidChange()
  UIScrollView.adjustedContentInsetDidChange(self)
  print("now", self.adjustedContentInset.top)
end
scroll.delegate = {
  didChangeAdjustedContentInset = function() end,
  didScroll = function(view) print("at", view.contentOffset.y) end,
}
top.view:addSubview(scroll)
local function show()
  local inset = scroll.adjustedContentInset
  print(inset.top, inset.left, inset.bottom, inset.right, scroll.contentOffset.y)
end
window.rootViewController = UITabBarController{ UINavigationController{ top } }
settle()
show()
--> Top viewDidLoad
--> Top willMove(toParent: UINavigationController#2)
--> UINavigationController#2 willMove(toParent: UITabBarController#3)
--> Top viewWillAppear
--> now 88.0
--> UIScrollView didChangeAdjustedContentInset
--> UIScrollView didScroll
--> at -88.0
--> Top viewIsAppearing
--> UINavigationController#2 didMove(toParent: UITabBarController#3)
--> Top viewDidAppear
--> Top didMove(toParent: UINavigationController#2)
--> 88.0 0.0 83.0 0.0 -88.0

scroll.contentInset = { top = 10, left = 10, bottom = 10, right = 10 }
show()
--> now 98.0
--> UIScrollView didChangeAdjustedContentInset
--> UIScrollView didScroll
--> at -98.0
--> 98.0 10.0 93.0 10.0 -98.0

for _, behavior in ipairs{ "never", "scrollableAxes", "always", "automatic" } do
  scroll.contentInsetAdjustmentBehavior = behavior
  print(behavior)
  show()
end
--> now 10.0
--> UIScrollView didChangeAdjustedContentInset
--> UIScrollView didScroll
--> at -10.0
--> never
--> 10.0 10.0 10.0 10.0 -10.0
--> now 98.0
--> UIScrollView didChangeAdjustedContentInset
--> UIScrollView didScroll
--> at -98.0
--> scrollableAxes
--> 98.0 10.0 93.0 10.0 -98.0
--> always
--> 98.0 10.0 93.0 10.0 -98.0
--> automatic
--> 98.0 10.0 93.0 10.0 -98.0
