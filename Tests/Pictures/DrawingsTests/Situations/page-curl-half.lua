-- A page of a book, half-way turned.
local book = UIPageViewController{ transitionStyle = "pageCurl", UIViewController{ title = "One" } }
window.rootViewController = book
settle()
book:setViewControllers({ UIViewController{ title = "Two" } }, "forward", true)
wait(0.25)
