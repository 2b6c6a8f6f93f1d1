-- facts: J32
-- Programs find the scroll view of pages that scroll, to follow their turns or to forbid them.
local first, second = UIViewController "First", UIViewController "Second"
local pages = UIPageViewController { transitionStyle = "scroll" }
pages.dataSource = {
  viewControllerAfter = function(_, page) return page == first and second or nil end,
  viewControllerBefore = function(_, page) return page == second and first or nil end,
}
pages:setViewControllers({ first }, "forward", false)
window.rootViewController = pages
settle()
--> First willMove(toParent: UIPageViewController#3)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: UIPageViewController#3)

local scroller = pages.view.subviews[1]
print(#pages.view.subviews, scroller.contentOffset.x == window.frame.width)
local width = window.frame.width
scroller.delegate = {
  willBeginDragging = function() print("begins") end,
  didScroll = function(view) print(("at %.2f"):format(view.contentOffset.x / width)) end,
  didEndDragging = function(_, decelerates) print("lifted", decelerates) end,
  didEndDecelerating = function() print("stops") end,
  didEndScrollingAnimation = function() print("ends") end,
}
user.turnPage("forward")
settle()
--> 1 true
--> UIPageViewController#3 viewControllerAfter(First)
--> UIPageViewController#3 viewControllerBefore(First)
--> UIScrollView willBeginDragging
--> begins
--> UIScrollView didScroll
--> at 1.25
--> UIScrollView didScroll
--> at 1.50
--> UIScrollView didEndDragging(decelerate)
--> lifted true
--> First willMove(toParent: nil)
--> Second willMove(toParent: UIPageViewController#3)
--> Second viewDidLoad
--> Second viewWillAppear(animated)
--> First viewWillDisappear(animated)
--> Second viewIsAppearing(animated)
--> … 100 ms
--> UIScrollView didScroll
--> at 1.67
--> … 100 ms
--> UIScrollView didScroll
--> at 1.83
--> … 100 ms
--> Second viewDidAppear(animated)
--> First viewDidDisappear(animated)
--> First didMove(toParent: nil)
--> Second didMove(toParent: UIPageViewController#3)
--> UIPageViewController#3 viewControllerAfter(Second)
--> UIScrollView didScroll
--> at 2.00
--> UIScrollView didScroll
--> at 1.00
--> UIScrollView didEndDecelerating
--> stops

pages:setViewControllers({ first }, "reverse", true)
settle()
--> Second willMove(toParent: nil)
--> First willMove(toParent: UIPageViewController#3)
--> First viewWillAppear(animated)
--> Second viewWillDisappear(animated)
--> First viewIsAppearing(animated)
--> … 100 ms
--> UIScrollView didScroll
--> at 0.67
--> … 100 ms
--> UIScrollView didScroll
--> at 0.33
--> … 100 ms
--> First viewDidAppear(animated)
--> Second viewDidDisappear(animated)
--> Second didMove(toParent: nil)
--> First didMove(toParent: UIPageViewController#3)
--> UIScrollView didScroll
--> at 0.00
--> UIScrollView didScroll
--> at 1.00
--> UIScrollView didEndScrollingAnimation
--> ends

scroller.isScrollEnabled = false
print(user.turnPage("forward"))
--> false scrolling is disabled in its scroll view
