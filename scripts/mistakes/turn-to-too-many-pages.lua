-- facts: A24
-- All pages are passed at once, as if the controller kept a list of them.
local page = UIPageViewController{ transitionStyle = "scroll" }
local one, two = UIViewController "One", UIViewController "Two"
local _, e = pcall(function() page:setViewControllers({ one, two }, "forward", false) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: The number of view controllers provided (2) doesn't match the number required (1) for the requested transition
--> The number of view controllers provided (2) doesn't match the number required (1) for the requested transition
--> pages passed: 2, different ones needed: 1
