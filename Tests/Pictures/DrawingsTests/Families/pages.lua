-- Pages that scroll, half-way.
local book = UIPageViewController{ name = "book", transitionStyle = "scroll", UIViewController "One" }
window.rootViewController = book
settle()
book:setViewControllers({ UIViewController "Two" }, "forward", true)
wait(0.15)
