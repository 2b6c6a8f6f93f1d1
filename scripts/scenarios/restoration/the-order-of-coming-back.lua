-- facts: B78, B79, B80, bars-059-restoration-order
-- The app is asked for the outer controllers, which have no class; then the inner ones' class.
local Page = class("PageViewController", UIViewController)
function Page.viewControllerWithRestorationIdentifierPath(path)
  return Page{ name = "page", restorationIdentifier = path[#path], restorationClass = Page }
end
function Page:decodeRestorableState(coder)
  Page.super.decodeRestorableState(self, coder)
end
function Page:applicationFinishedRestoringState() end

function app.willFinishLaunching() end
function app.shouldSaveApplicationState() return true end
function app.shouldRestoreApplicationState() return true end
function app.viewControllerWithRestorationIdentifierPath(path)
  return UINavigationController{ name = "nav", restorationIdentifier = path[#path] }
end
function app.didDecodeRestorableState() end
function app.didFinishLaunching() end

window.rootViewController = UINavigationController{
  Page{ name = "page", restorationIdentifier = "page", restorationClass = Page },
  restorationIdentifier = "nav",
}
settle()
simulator:background()
--> page willMove(toParent: UINavigationController#2)
--> page viewDidLoad
--> page viewWillAppear
--> page viewIsAppearing
--> page viewDidAppear
--> page didMove(toParent: UINavigationController#2)
--> app shouldSaveApplicationState
simulator:relaunch()
print(tree())
--> app willFinishLaunching
--> app shouldRestoreApplicationState
--> app viewControllerWithRestorationIdentifierPath(nav)
--> PageViewController viewControllerWithRestorationIdentifierPath(nav/page)
--> page viewDidLoad
--> page willMove(toParent: nav)
--> page decodeRestorableState
--> app didDecodeRestorableState
--> page applicationFinishedRestoringState
--> app didFinishLaunching
--> page viewWillAppear
--> window
--> └─ nav  UINavigationController   appearing
-->    └─ page  PageViewController   appearing
--> page viewIsAppearing
