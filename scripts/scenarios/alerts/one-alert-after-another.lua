-- facts: P50, P62
-- When a handler runs the alert has been dismissed, so the handler may present and push.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local function ask(title, handler)
  home:present(UIAlertController{
    title = title, preferredStyle = "alert", UIAlertAction{ title = "Yes", handler = handler },
  }, true)
end
ask("First?", function()
  ask("Second?", function() nav:pushViewController(UIViewController "Detail", true) end)
end)
settle()
--> First? viewDidLoad
--> First? viewWillAppear(animated)
--> First? viewIsAppearing(animated)
--> … 500 ms
--> First? viewDidAppear(animated)
user.tap "Yes"
settle()
--> First? viewWillDisappear(animated)
--> … 500 ms
--> First? viewDidDisappear(animated)
--> First? handler(Yes)
--> Second? viewDidLoad
--> Second? viewWillAppear(animated)
--> Second? viewIsAppearing(animated)
--> … 500 ms
--> Second? viewDidAppear(animated)
user.tap "Yes"
settle()
print(#warnings())
--> Second? viewWillDisappear(animated)
--> … 500 ms
--> Second? viewDidDisappear(animated)
--> Second? handler(Yes)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> 0
