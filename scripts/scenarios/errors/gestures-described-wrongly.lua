-- facts: B67
-- The options of a gesture are checked: an unknown key or a wrong type is an error.
local nav = UINavigationController{ UIViewController "Home", UIViewController "Detail" }
window.rootViewController = nav
--> Home willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
for _, options in ipairs{ { cancell = true }, { cancel = 1 }, { at = "half" }, { at = 2 } } do
  local _, message = pcall(user.swipeBack, options)
  print((message:gsub("^.-:%d+: ", "")))
end
print(#nav.viewControllers)
--> bad argument #1 to 'swipeBack' (unknown key 'cancell'; there are 'at' and 'cancel')
--> bad argument #1 to 'swipeBack' ('cancel' must be true or false)
--> bad argument #1 to 'swipeBack' ('at' must be a number)
--> bad argument #1 to 'swipeBack' ('at' must lie between 0 and 1)
--> 2
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#3)
