-- facts: B74, bars-060-restoration-chain-stop
-- A controller without an identifier is skipped, with its children and what it presents.
local function asked(name, identifier)
  local controller = UIViewController{ name = name, restorationIdentifier = identifier }
  function controller:encodeRestorableState(coder)
    UIViewController.encodeRestorableState(self, coder)
  end
  return controller
end
function app.shouldSaveApplicationState() return true end
local nav = UINavigationController{ asked("child", "child"), name = "nav" }
local tabs = UITabBarController{ asked("other", "other"), nav, restorationIdentifier = "tabs" }
tabs.selectedIndex = 1
window.rootViewController = tabs
settle()
local presented = asked("presented", "presented")
presented.modalPresentationStyle = "overCurrentContext"
nav:present(presented, false)
settle()
simulator:background()
--> child willMove(toParent: nav)
--> other willMove(toParent: UITabBarController#4)
--> nav willMove(toParent: UITabBarController#4)
--> child viewDidLoad
--> child viewWillAppear
--> child viewIsAppearing
--> nav didMove(toParent: UITabBarController#4)
--> child viewDidAppear
--> child didMove(toParent: nav)
--> presented viewDidLoad
--> presented viewWillAppear
--> presented viewIsAppearing
--> presented viewDidAppear
--> app shouldSaveApplicationState
--> other encodeRestorableState
simulator:foreground()
nav.restorationIdentifier = "nav"
simulator:background()
--> app shouldSaveApplicationState
--> other encodeRestorableState
--> child encodeRestorableState
--> presented encodeRestorableState
