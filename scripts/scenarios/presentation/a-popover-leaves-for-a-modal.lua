-- facts: P62, P63, P83, B71
-- A choice in a popover of iOS 3.2 to 7 dismisses it and presents a form at once: the form waits
-- until the popover has left. From iOS 8 on a popover is a presentation, and the form is refused.
local function start(profile)
  simulator.profile, simulator.device = profile, "iPad"
  local item = UIBarButtonItem{ title = "Menu" }
  local home = UIViewController "Home"
  home.navigationItem.rightBarButtonItem = item
  window.rootViewController = UINavigationController{ home, name = "nav" }
  settle()
  local popover = UIPopoverController{ contentViewController = UIViewController "Menu" }
  popover:present(item, "any", true)
  settle()
  return home, popover
end
local home, popover = start "classic"
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> … 400 ms
--> Menu viewDidAppear(animated)
popover:dismiss(true)
home:present(UIViewController{ title = "Form", modalPresentationStyle = "formSheet" }, true)
settle()
print(popover.isPopoverVisible, home.presentedViewController.title)
--> Menu viewWillDisappear(animated)
--> … 400 ms
--> Menu viewDidDisappear(animated)
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> … 400 ms
--> Form viewDidAppear(animated)
--> false Form
-- While it is shown it counts as what its presenter presents.
home:dismiss(true)
settle()
popover:present(home.navigationItem.rightBarButtonItem, "any", true)
settle()
home:present(UIViewController "Another", true)
settle()
print(popover.isPopoverVisible)
--> Form viewWillDisappear(animated)
--> … 400 ms
--> Form viewDidDisappear(animated)
--> Menu viewWillAppear(animated)
--> … 400 ms
--> Menu viewDidAppear(animated)
--> warning already-presenting: Attempt to present <UIViewController: 0x150>  on <UINavigationController: 0x120> which is already presenting <UIViewController: 0x130>
--> true
simulator:reset()
home, popover = start "mid"
popover:dismiss(true)
home:present(UIViewController "Form", true)
settle()
print(home.presentedViewController)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> … 500 ms
--> Menu viewDidAppear(animated)
--> warning still-dismissing: Attempt to present <UIViewController: 0x140>  on <UINavigationController: 0x120> which is already presenting (null)
--> Menu viewWillDisappear(animated)
--> … 500 ms
--> Menu viewDidDisappear(animated)
--> nil
