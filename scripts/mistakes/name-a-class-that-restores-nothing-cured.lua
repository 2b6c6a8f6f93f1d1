-- facts: B78
-- A restoration class makes the controller for a path.
local Detail = class("DetailViewController", UIViewController)
function Detail.viewControllerWithRestorationIdentifierPath(path)
  return Detail{ restorationIdentifier = path[#path], restorationClass = Detail }
end
function app.shouldSaveApplicationState() return true end
window.rootViewController = Detail{
  title = "Detail", restorationIdentifier = "detail", restorationClass = Detail,
}
settle()
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
simulator:background()
--> app shouldSaveApplicationState
print(#warnings())
--> 0
