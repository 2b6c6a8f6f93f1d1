-- facts: E35, E36, E39, E112
-- What the delegate of a scroll view is notified of when the user drags its content.
local scroll = UIScrollView{ frame = { width = 390, height = 844 } }
scroll.contentSize = { width = 390, height = 3000 }
scroll.contentInsetAdjustmentBehavior = "never"
local goal
scroll.delegate = {
  didScroll = function() end,
  willBeginDragging = function() end,
  willEndDragging = function(_, velocity, target)
    print(("%.1f points per ms, to %g"):format(velocity.y, target.y))
    return goal
  end,
  didEndDragging = function(_, decelerate) print("decelerates", decelerate) end,
  willBeginDecelerating = function() end,
  didEndDecelerating = function() end,
}
local home = UIViewController "Home"
home.view = scroll
window.rootViewController = home
settle()
print(user.scroll(scroll, { y = 200 }))
settle()
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> UIScrollView willBeginDragging
--> UIScrollView didScroll
--> UIScrollView didScroll
--> UIScrollView willEndDragging
--> 0.0 points per ms, to 200
--> UIScrollView didEndDragging
--> decelerates false
--> true

print(user.scroll(scroll, { y = 240, decelerate = true }))
settle()
--> UIScrollView willBeginDragging
--> UIScrollView didScroll
--> UIScrollView didScroll
--> UIScrollView willEndDragging
--> 0.4 points per ms, to 440
--> UIScrollView didEndDragging(decelerate)
--> decelerates true
--> UIScrollView willBeginDecelerating
--> true
--> … 100 ms
--> UIScrollView didScroll
--> … 100 ms
--> UIScrollView didScroll
--> … 100 ms
--> UIScrollView didScroll
--> UIScrollView didEndDecelerating

-- The delegate chooses where the content stops.
goal = { x = 0, y = 1000 }
user.scroll(scroll, { y = 100 })
settle()
print(scroll.contentOffset.y)
--> UIScrollView willBeginDragging
--> UIScrollView didScroll
--> UIScrollView didScroll
--> UIScrollView willEndDragging
--> 0.0 points per ms, to 540
--> UIScrollView didEndDragging(decelerate)
--> decelerates true
--> UIScrollView willBeginDecelerating
--> … 100 ms
--> UIScrollView didScroll
--> … 100 ms
--> UIScrollView didScroll
--> … 100 ms
--> UIScrollView didScroll
--> UIScrollView didEndDecelerating
--> 1000.0

-- With paging the content stops at multiples of the height, and the delegate isn't asked.
scroll.isPagingEnabled = true
user.scroll(scroll, { y = 500 })
settle()
print(scroll.contentOffset.y)
--> UIScrollView willBeginDragging
--> UIScrollView didScroll
--> UIScrollView didScroll
--> UIScrollView didEndDragging(decelerate)
--> decelerates true
--> UIScrollView willBeginDecelerating
--> … 100 ms
--> UIScrollView didScroll
--> … 100 ms
--> UIScrollView didScroll
--> … 100 ms
--> UIScrollView didScroll
--> UIScrollView didEndDecelerating
--> 1688.0

-- A drag hides the keyboard.
local field = UITextField{ frame = { y = 1700, width = 200, height = 40 }, placeholder = "Name" }
scroll:addSubview(field)
scroll.isPagingEnabled = false
field:becomeFirstResponder()
scroll.keyboardDismissMode = "onDrag"
user.scroll(scroll, { y = 10 })
print(field.isFirstResponder)
scroll.isScrollEnabled = false
print(user.scroll(scroll, { y = 10 }))
--> UIScrollView willBeginDragging
--> UIScrollView didScroll
--> UIScrollView didScroll
--> UIScrollView willEndDragging
--> 0.0 points per ms, to 1698
--> UIScrollView didEndDragging(decelerate)
--> decelerates true
--> UIScrollView willBeginDecelerating
--> false
--> false scrolling is disabled
