-- facts: B73, B74, B76
-- State is saved when the user has left, from the root down, only of those with identifiers.
local Page = class("PageViewController", UIViewController)
function Page:encodeRestorableState(coder)
  Page.super.encodeRestorableState(self, coder)
  coder:encode(self.title, "title")
end
local nav = UINavigationController{
  Page{ title = "A", restorationIdentifier = "a" },
  Page "without an identifier",
  Page{ title = "C", restorationIdentifier = "c" },
  name = "nav", restorationIdentifier = "nav",
}
window.rootViewController = nav
nav:present(Page{ title = "P", restorationIdentifier = "p" }, false)
settle()
--> A willMove(toParent: nav)
--> without an identifier willMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> C viewWillAppear
--> P viewDidLoad
--> C viewIsAppearing
--> P viewWillAppear
--> P viewIsAppearing
--> C viewDidAppear
--> C didMove(toParent: nav)
--> P viewDidAppear
function app.didEnterBackground() end
function app.shouldSaveApplicationState() return true end
function app.willEncodeRestorableState(coder) coder:encode("1.0", "version") end
simulator:background()
--> app didEnterBackground
--> app shouldSaveApplicationState
--> app willEncodeRestorableState
--> A encodeRestorableState
--> C encodeRestorableState
--> P encodeRestorableState
simulator:foreground()
nav.restorationIdentifier = nil
simulator:background()
--> app didEnterBackground
--> app shouldSaveApplicationState
--> app willEncodeRestorableState
simulator:foreground()
function app.shouldSaveApplicationState() return false end
simulator:background()
--> app didEnterBackground
--> app shouldSaveApplicationState
