-- facts: J3, C30, J15
-- Where no page is set, none replaces none, and the completion runs inside the call.
local pages = UIPageViewController{ transitionStyle = "scroll", name = "pages" }
pages:setViewControllers({}, "forward", true, function(finished) print("completed", finished) end)
print("next line")
local book = UIPageViewController{ transitionStyle = "pageCurl" }
print(#pages.gestureRecognizers, #book.gestureRecognizers)
--> completion of setViewControllers(pages)
--> completed true
--> next line
--> 0 2
