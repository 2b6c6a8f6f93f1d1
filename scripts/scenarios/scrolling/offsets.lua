-- facts: E37
-- Only an animated change of the offset ends with didEndScrollingAnimation.
local scroll = UIScrollView{ frame = { width = 390, height = 844 } }
scroll.contentSize = { width = 390, height = 3000 }
scroll.contentInsetAdjustmentBehavior = "never"
scroll.delegate = {
  didScroll = function(view) print("at", view.contentOffset.y) end,
  didEndScrollingAnimation = function() end,
}
local home = UIViewController "Home"
home.view = scroll
window.rootViewController = home
settle()
scroll.contentOffset = { x = 0, y = 30 }
scroll:setContentOffset({ x = 0, y = 60 }, false)
settle()
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> UIScrollView didScroll
--> at 30.0
--> UIScrollView didScroll
--> at 60.0

scroll:setContentOffset({ x = 0, y = 360 }, true)
settle()
--> … 100 ms
--> UIScrollView didScroll
--> at 160.0
--> … 100 ms
--> UIScrollView didScroll
--> at 260.0
--> … 100 ms
--> UIScrollView didScroll
--> at 360.0
--> UIScrollView didEndScrollingAnimation

scroll:scrollRectToVisible({ y = 400, width = 10, height = 10 }, true)
settle()
print("it was visible")
scroll:scrollRectToVisible({ y = 2000, width = 10, height = 10 }, true)
settle()
--> it was visible
--> … 100 ms
--> UIScrollView didScroll
--> at 628.66666666667
--> … 100 ms
--> UIScrollView didScroll
--> at 897.33333333333
--> … 100 ms
--> UIScrollView didScroll
--> at 1166.0
--> UIScrollView didEndScrollingAnimation
