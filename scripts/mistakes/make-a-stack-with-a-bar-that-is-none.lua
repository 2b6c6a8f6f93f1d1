-- facts: B40
-- A stack is made with a bar class that isn't a navigation bar.
local _, problem = pcall(UINavigationController, { navigationBarClass = UIView })
print(problem.code)
print(problem.why)
--> exception NSInvalidArgumentException: UIView must be a subclass of UINavigationBar.
--> bar-class
--> a bar of one's own is a bar all the same
