-- facts: D27
-- Before iOS 8 an action sheet is a view that is shown from a view or a bar: buttons at the bottom
-- edge of an iPhone, and a popover without Cancel on an iPad.
local function sheet(title)
  local result = UIActionSheet{
    title = title, cancelButtonTitle = "Cancel", destructiveButtonTitle = "Delete",
    otherButtonTitles = { "Copy" }, name = "sheet",
  }
  result.delegate = {
    clickedButton = function(it, index) print("clicked", it:buttonTitle(index)) end,
    didDismissWithButtonIndex = function(_, index) print("dismissed", index) end,
  }
  return result
end
local function start(device)
  simulator:reset()
  simulator.profile, simulator.device = "classic", device
  local home = UIViewController "Home"
  home.toolbarItems = { UIBarButtonItem{ systemItem = "action" } }
  local nav = UINavigationController{ home, name = "nav" }
  nav.isToolbarHidden = false
  window.rootViewController = nav
  settle()
  return nav
end
local nav = start "iPhone"
local actions = sheet "One photo"
actions:show(nav.toolbar)
settle()
print(actions.destructiveButtonIndex, actions.firstOtherButtonIndex, actions.cancelButtonIndex)
print(screen())
print(user.tapOutside())
print(user.tap "Cancel")
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> 0 1 2
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││             One photo              ││
--> │├────────────────────────────────────┤│
--> ││               Delete               ││
--> ││                Copy                ││
--> ││               Cancel               ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> false a tap outside doesn't dismiss an action sheet
--> … 400 ms
--> sheet clickedButton(2)
--> clicked Cancel
--> true
--> … 400 ms
--> sheet didDismissWithButtonIndex(2)
--> dismissed 2
nav = start "iPad"
actions = sheet "One photo"
actions:show(nav.topViewController.toolbarItems[1])
print(user.tapOutside())
settle()
print(screen())
print(user.tapOutside())
settle()
print(actions.isVisible)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> false the action sheet is still being presented
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     Home                                     │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                      ┌───────────────────────────────┐                       │
--> │                      │           One photo           │                       │
--> │                      │ [ Delete ]                    │                       │
--> ├──────────────────────│ [ Copy ]                      │───────────────────────┤
--> │ [action]             └───────────────────────────────┘                       │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> … 400 ms
--> sheet clickedButton(2)
--> clicked Cancel
--> true
--> … 400 ms
--> sheet didDismissWithButtonIndex(2)
--> dismissed 2
--> false
