-- facts: P15, P81, dis-immediately-after-present
-- presentedViewController is set at once, and dismissing before the end does nothing.
simulator.profile = "classic"
local blue, red = UIViewController "Blue", UIViewController "Red"
window.rootViewController = blue
settle()
--> Blue viewDidLoad
--> Blue viewWillAppear
--> Blue viewDidAppear
local function presented()
  local controller = blue.presentedViewController
  print(controller and controller.title)
end
presented()
blue:present(red, true)
presented()
blue:dismiss(true)
presented()
settle()
presented()
--> nil
--> Red viewDidLoad
--> Red
--> warning dismissal-in-progress: Attempt to dismiss from view controller <UIViewController: 0x110> while a presentation or dismiss is in progress!
--> Red
--> Blue viewWillDisappear(animated)
--> Red viewWillAppear(animated)
--> … 400 ms
--> Red viewDidAppear(animated)
--> Blue viewDidDisappear(animated)
--> Red
