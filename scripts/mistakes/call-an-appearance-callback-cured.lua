-- facts: A77
-- The work that is done twice is a method of its own.
local list = UIViewController "List"
function list:load() print("load the rows") end
function list:viewWillAppear(animated)
  UIViewController.viewWillAppear(self, animated)
  self:load()
end
window.rootViewController = list
settle()
--> List viewDidLoad
--> List viewWillAppear
--> load the rows
--> List viewIsAppearing
--> List viewDidAppear
list:load()
print(#warnings())
--> load the rows
--> 0
