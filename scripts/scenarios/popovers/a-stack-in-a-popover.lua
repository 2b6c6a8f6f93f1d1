-- facts: F74, P42
-- A stack in a popover takes the size that its top prefers, but doesn't shrink after a pop.
simulator.device = "iPad"
local root = UIViewController "Root"
root.navigationItem.rightBarButtonItem = UIBarButtonItem "Show"
window.rootViewController = UINavigationController{ root }
settle()
local small = UIViewController "Small"
small.preferredContentSize = { width = 200, height = 150 }
local large = UIViewController "Large"
large.preferredContentSize = { width = 300, height = 400 }
local nav = UINavigationController{ small, name = "nav" }
nav.modalPresentationStyle = "popover"
nav.popoverPresentationController.barButtonItem = root.navigationItem.rightBarButtonItem
local function size(text)
  settle()
  print(text, nav.view.frame.width, nav.view.frame.height)
end
root:present(nav, false)
size "presented"
--> Root willMove(toParent: UINavigationController#2)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: UINavigationController#2)
--> Small willMove(toParent: nav)
--> Small viewDidLoad
--> Small viewWillAppear
--> Small viewIsAppearing
--> Small viewDidAppear
--> Small didMove(toParent: nav)
--> presented 200.0 150.0
nav:pushViewController(large, false)
size "pushed"
nav:popViewController(false)
size "popped"
small.preferredContentSize = { width = 250, height = 250 }
size "changed"
--> Large willMove(toParent: nav)
--> Large viewDidLoad
--> Small viewWillDisappear
--> Large viewWillAppear
--> Large viewIsAppearing
--> Small viewDidDisappear
--> Large viewDidAppear
--> Large didMove(toParent: nav)
--> pushed 300.0 400.0
--> Large willMove(toParent: nil)
--> Large viewWillDisappear
--> Small viewWillAppear
--> Small viewIsAppearing
--> Large viewDidDisappear
--> Small viewDidAppear
--> Large didMove(toParent: nil)
--> popped 300.0 400.0
--> changed 250.0 250.0
