-- facts: B40
-- A stack is made with a bar class that isn't a navigation bar.
local _, problem = pcall(UINavigationController, { navigationBarClass = UIView })
print(problem.code)
print(problem.why)
--> exception NSInvalidArgumentException: UIView must be a subclass of UINavigationBar.
--> bar-class
--> a custom bar class must be a subclass of UIKit's bar
