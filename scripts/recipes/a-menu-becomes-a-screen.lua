-- facts: F68, F72, P32
-- A menu that becomes a screen
-- Watch: in compact width the delegate puts what the popover shows into a stack with a bar; in
-- regular width it returns to the popover.

local Settings = class("SettingsViewController", UITableViewController)
local rows = { "Wi-Fi", "Bluetooth" }
function Settings.numberOfRows() return #rows end
function Settings.cellForRow(_, _, indexPath)
  local cell = UITableViewCell{}
  local content = cell:defaultContentConfiguration()
  content.text = rows[indexPath.row + 1]
  cell.contentConfiguration = content
  return cell
end

local adaptive = {}
function adaptive.adaptivePresentationStyle() return "fullScreen" end
function adaptive.viewControllerForAdaptivePresentationStyle(presentation)
  local content = presentation.presentedViewController
  content.navigationItem.rightBarButtonItem = UIBarButtonItem{
    systemItem = "done",
    action = function() content:dismiss(true) end,
  }
  return UINavigationController{ name = "stack", content }
end

simulator.device = "iPad"
local home = UIViewController "Home"
local settings = Settings{ title = "Settings", modalPresentationStyle = "popover" }
home.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "Settings",
  action = function(sender)
    local popover = settings.popoverPresentationController
    popover.sourceItem = sender
    popover.delegate = adaptive
    home:present(settings, true)
  end,
}
window.rootViewController = UINavigationController{ name = "nav", home }
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
user.tap "Settings"
settle()
--> Settings viewDidLoad
--> Settings viewWillAppear(animated)
--> Settings viewIsAppearing(animated)
--> … 500 ms
--> Settings viewDidAppear(animated)

-- The app takes a third of the screen: the table stays what it is, in a stack.
simulator.horizontalSizeClass = "compact"
settle()
print(settings.navigationController.navigationBar.displayed.title)
--> Settings adaptivePresentationStyle(compact x regular)
--> Settings viewControllerForAdaptivePresentationStyle(fullScreen)
--> Settings willMove(toParent: stack)
--> Home viewWillDisappear
--> Home viewDidDisappear
--> Settings

-- And all of it again: the stack has gone.
simulator.horizontalSizeClass = "regular"
settle()
print(settings.parent, settings.presentingViewController ~= nil)
--> Settings didMove(toParent: nil)
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> nil true
--> stack deinit
simulator.horizontalSizeClass = "compact"
settle()
--> Settings adaptivePresentationStyle(compact x regular)
--> Settings viewControllerForAdaptivePresentationStyle(fullScreen)
--> Settings willMove(toParent: stack)
--> Home viewWillDisappear
--> Home viewDidDisappear
user.tap "Done"
settle()
--> Settings viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 500 ms
--> Home viewDidAppear(animated)
--> Settings viewDidDisappear(animated)
--> stack deinit
