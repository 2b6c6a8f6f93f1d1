-- facts: B78
-- A restoration class without the function that makes controllers draws a warning.
local Detail = class("DetailViewController", UIViewController)
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
--> warning not-a-restoration-class: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is DetailViewController
