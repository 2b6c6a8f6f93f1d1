-- Pages that scroll, half-way.
local book = UIPageViewController{ transitionStyle = "scroll", UIViewController{ title = "One" } }
window.rootViewController = book
settle()
book:setViewControllers({ UIViewController{ title = "Two" } }, "forward", true)
wait(0.15)
