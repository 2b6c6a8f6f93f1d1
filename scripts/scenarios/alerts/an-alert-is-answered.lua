-- facts: P27, P36, P50
-- An alert's presenter stays on screen; a tap dismisses the alert, then the handler runs.
local home = UIViewController "Home"
home.navigationItem.rightBarButtonItem = UIBarButtonItem "Delete"
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local function answered(action)
  print(action.title, action.style, home.presentedViewController)
end
home:present(UIAlertController{
  title = "Delete it?", message = "This cannot be undone.", preferredStyle = "alert",
  UIAlertAction{ title = "Erase", style = "destructive", handler = answered },
  UIAlertAction{ title = "Archive", handler = answered },
  UIAlertAction{ title = "Keep", style = "cancel" },
}, true)
print(user.tap "Archive")
settle()
--> Delete it? viewDidLoad
--> false the alert is still being presented
--> Delete it? viewWillAppear(animated)
--> Delete it? viewIsAppearing(animated)
--> … 500 ms
--> Delete it? viewDidAppear(animated)
local _, problem = pcall(user.tap, "Delete")
print((problem:gsub("^.-: ", "")))
home.presentedViewController.actions[1].isEnabled = false
print(user.tap "Erase")
print(user.tapOutside())
print(user.tap "Archive")
settle()
--> no "Delete" on screen; there are: "Erase", "Archive", "Keep"
--> false "Erase" is disabled
--> false only an action sheet with a cancel button is dismissed by a tap outside
--> true
--> Delete it? viewWillDisappear(animated)
--> … 500 ms
--> Delete it? viewDidDisappear(animated)
--> Delete it? handler(Archive)
--> Archive default nil
