-- facts: P24, P25, P27, P28, P29
-- Presentation Styles for Modal Views
-- Book: View Controller Programming Guide, section Presentation Styles for Modal Views, rule 1: On an iPhone the whole window is covered
-- Book: View Controller Programming Guide, chapter 10, figure 10-4: iPad presentation styles
-- Book: View Controller Programming Guide, section Presentation Styles for Modal Views, rule 2: Dimmed areas take no taps
-- Watch: what stays visible beside each style, whether it takes taps, and what Done has to do.

simulator.profile = "classic"

local STYLES = { "fullScreen", "pageSheet", "formSheet", "currentContext" }

local main, nav
local function start()
  main = UIViewController{ name = "main", title = "Main" }
  main.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "add", action = function() print "tapped" end }
  nav = UINavigationController{ main, name = "nav" }
  window.rootViewController = nav
  settle()
end

-- Presented views have a control of their own to dismiss them.
local function present(style)
  local form = UIViewController{ name = style }
  form.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Done", action = function() main:dismiss(true) end }
  local stack = UINavigationController{ form, name = "stack", modalPresentationStyle = style }
  main:present(stack, true)
  settle()
  return stack
end

local function describe(stack)
  local size = stack.view.frame
  print(("%.0f x %.0f of %.0f x %.0f, main in the window: %s"):format(size.width, size.height,
    window.bounds.width, window.bounds.height, main.view.window == window))
end

-- Rule 1: On an iPhone the whole window is covered
start()
--> main willMove(toParent: nav)
--> main viewDidLoad
--> main viewWillAppear
--> main viewDidAppear
--> main didMove(toParent: nav)
for _, style in ipairs(STYLES) do
  local stack = present(style)
  print(style, stack.view.frame.width == window.bounds.width, main.view.window)
  user.tap "Done"
  settle()
end
--> fullScreen willMove(toParent: stack)
--> fullScreen viewDidLoad
--> main viewWillDisappear(animated)
--> fullScreen viewWillAppear(animated)
--> … 400 ms
--> fullScreen viewDidAppear(animated)
--> fullScreen didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> fullScreen true nil
--> fullScreen viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> fullScreen viewDidDisappear(animated)
--> pageSheet willMove(toParent: stack)
--> pageSheet viewDidLoad
--> main viewWillDisappear(animated)
--> pageSheet viewWillAppear(animated)
--> … 400 ms
--> pageSheet viewDidAppear(animated)
--> pageSheet didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> pageSheet true nil
--> pageSheet viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> pageSheet viewDidDisappear(animated)
--> formSheet willMove(toParent: stack)
--> formSheet viewDidLoad
--> main viewWillDisappear(animated)
--> formSheet viewWillAppear(animated)
--> … 400 ms
--> formSheet viewDidAppear(animated)
--> formSheet didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> formSheet true nil
--> formSheet viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> formSheet viewDidDisappear(animated)
--> currentContext willMove(toParent: stack)
--> currentContext viewDidLoad
--> main viewWillDisappear(animated)
--> currentContext viewWillAppear(animated)
--> … 400 ms
--> currentContext viewDidAppear(animated)
--> currentContext didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> currentContext true nil
--> currentContext viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> currentContext viewDidDisappear(animated)
--> stack deinit
--> currentContext deinit
--> stack deinit
--> formSheet deinit
--> stack deinit
--> pageSheet deinit
--> stack deinit
--> fullScreen deinit

-- Figure 10-4: iPad presentation styles
-- Rule 2: Dimmed areas take no taps
simulator:reset()
simulator.profile, simulator.device = "classic", "iPad"
start()
print(screen())
--> main willMove(toParent: nav)
--> main viewDidLoad
--> main viewWillAppear
--> main viewDidAppear
--> main didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     Main                                 [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                            UIViewController main                             │
--> └──────────────────────────────────────────────────────────────────────────────┘
-- Full screen.
local stack = present "fullScreen"
describe(stack)
print(screen())
--> fullScreen willMove(toParent: stack)
--> fullScreen viewDidLoad
--> main viewWillDisappear(animated)
--> fullScreen viewWillAppear(animated)
--> … 400 ms
--> fullScreen viewDidAppear(animated)
--> fullScreen didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> 768 x 1024 of 768 x 1024, main in the window: false
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                                                         Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                         UIViewController fullScreen                          │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.tap "Done"
settle()
--> fullScreen viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> fullScreen viewDidDisappear(animated)

-- A page sheet is as wide as the screen in portrait, whatever the orientation.
stack = present "pageSheet"
describe(stack)
print(screen())
--> pageSheet willMove(toParent: stack)
--> pageSheet viewDidLoad
--> pageSheet viewWillAppear(animated)
--> … 400 ms
--> pageSheet viewDidAppear(animated)
--> pageSheet didMove(toParent: stack)
--> 768 x 1024 of 768 x 1024, main in the window: true
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                                                         Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                          UIViewController pageSheet                          │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> stack deinit
--> fullScreen deinit
user.rotate "landscape"
settle()
describe(stack)
print(screen())
--> 768 x 768 of 1024 x 768, main in the window: true
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Main░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░░░░░░░┌──────────────────────────────────────────────────────────┐░░░░░░░░░│
--> │░░░░░░░░░│                                                     Done │░░░░░░░░░│
--> │░░░░░░░░░├──────────────────────────────────────────────────────────┤░░░░░░░░░│
--> │░░░░░░░░░│                UIViewController pageSheet                │░░░░░░░░░│
--> │░░░░░░░░░└──────────────────────────────────────────────────────────┘░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
-- What is beside it is dimmed: neither its buttons nor the area itself take taps.
print((pcall(user.tap, main.navigationItem.rightBarButtonItem)))
print(user.tapOutside())
print(main.presentedViewController == stack)
--> false
--> false the user can dismiss sheets since iOS 13
--> true
user.tap "Done"
settle()
user.rotate "portrait"
settle()
--> pageSheet viewWillDisappear(animated)
--> … 400 ms
--> pageSheet viewDidDisappear(animated)

-- A form sheet is smaller than the screen in both directions.
stack = present "formSheet"
describe(stack)
print(screen())
print((pcall(user.tap, main.navigationItem.rightBarButtonItem)))
print(user.tapOutside())
print(main.presentedViewController == stack)
--> formSheet willMove(toParent: stack)
--> formSheet viewDidLoad
--> formSheet viewWillAppear(animated)
--> … 400 ms
--> formSheet viewDidAppear(animated)
--> formSheet didMove(toParent: stack)
--> 540 x 620 of 768 x 1024, main in the window: true
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Main░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░░░░░░░░░┌──────────────────────────────────────────────────────┐░░░░░░░░░░░│
--> │░░░░░░░░░░░│                                                 Done │░░░░░░░░░░░│
--> │░░░░░░░░░░░├──────────────────────────────────────────────────────┤░░░░░░░░░░░│
--> │░░░░░░░░░░░│              UIViewController formSheet              │░░░░░░░░░░░│
--> │░░░░░░░░░░░└──────────────────────────────────────────────────────┘░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
--> false
--> false the user can dismiss sheets since iOS 13
--> true
--> stack deinit
--> pageSheet deinit
user.rotate "landscape"
settle()
describe(stack)
print(screen())
--> 540 x 620 of 1024 x 768, main in the window: true
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Main░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░░░░░░░░░░░░░░░░┌────────────────────────────────────────┐░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░│                                   Done │░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░├────────────────────────────────────────┤░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░│       UIViewController formSheet       │░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░└────────────────────────────────────────┘░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
user.rotate "portrait"
settle()
user.tap "Done"
settle()
--> … 300 ms
--> formSheet viewWillDisappear(animated)
--> … 400 ms
--> formSheet viewDidDisappear(animated)

-- Unlike them, a popover is dismissed by a tap outside, and needs no control of its own.
local menu = UIViewController{ name = "menu" }
local popover = UIPopoverController{ contentViewController = menu, name = "popover" }
popover.delegate = { didDismissPopover = function() print "dismissed by the user" end }
popover:present(main.navigationItem.rightBarButtonItem, "any", true)
settle()
print(popover.popoverArrowDirection, main.view.window == window)
print(screen())
--> menu viewDidLoad
--> menu viewWillAppear(animated)
--> … 400 ms
--> menu viewDidAppear(animated)
--> up true
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     Main                                 [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                            UIViewController┌───────────────────────────────┐ │
--> │                                            │     UIViewController menu     │ │
--> │                                            └───────────────────────────────┘ │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.tapOutside()
settle()
print(popover.isPopoverVisible)
--> menu viewWillDisappear(animated)
--> … 400 ms
--> menu viewDidDisappear(animated)
--> popover didDismissPopover
--> dismissed by the user
--> false

-- Current context: the area of the controller that defines it, and nothing is dimmed around it.
main.definesPresentationContext = true
stack = present "currentContext"
describe(stack)
print(screen())
user.tap "+"
--> currentContext willMove(toParent: stack)
--> currentContext viewDidLoad
--> main viewWillDisappear(animated)
--> currentContext viewWillAppear(animated)
--> … 400 ms
--> currentContext viewDidAppear(animated)
--> currentContext didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> 768 x 960 of 768 x 1024, main in the window: false
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     Main                                 [+] │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                                                                         Done │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                       UIViewController currentContext                        │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> tapped
--> stack deinit
--> formSheet deinit
user.tap "Done"
settle()
--> currentContext viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> currentContext viewDidDisappear(animated)

-- Side by side in a split view: a context covers one half, and the other one can still be used.
user.rotate "landscape"
local list = UIViewController{ name = "list", title = "List" }
list.navigationItem.rightBarButtonItem =
  UIBarButtonItem{ title = "Edit", action = function() print "the list takes taps" end }
start()
main.definesPresentationContext = true
window.rootViewController = UISplitViewController{
  UINavigationController{ list, name = "left" }, nav, name = "split",
}
settle()
print(screen())
--> main willMove(toParent: nav)
--> main viewDidLoad
--> main viewWillDisappear
--> main viewWillAppear
--> main viewDidDisappear
--> main viewDidAppear
--> main didMove(toParent: nav)
--> … 300 ms
--> list willMove(toParent: left)
--> main viewWillDisappear
--> left willMove(toParent: split)
--> nav willMove(toParent: split)
--> list viewDidLoad
--> list viewWillAppear
--> main viewWillAppear
--> left didMove(toParent: split)
--> list viewDidAppear
--> list didMove(toParent: left)
--> nav didMove(toParent: split)
--> main viewDidAppear
--> ┌ 9:41 ─────────────────┬──────────────────────────────────────────────── 100% ┐
--> │         List     Edit │                         Main                     [+] │
--> ├───────────────────────┼──────────────────────────────────────────────────────┤
--> │ UIViewController list │                UIViewController main                 │
--> └───────────────────────┴──────────────────────────────────────────────────────┘
--> nav deinit
--> main deinit
stack = present "currentContext"
print(screen())
user.tap "Edit"
print(tree())
--> currentContext willMove(toParent: stack)
--> currentContext viewDidLoad
--> main viewWillDisappear(animated)
--> currentContext viewWillAppear(animated)
--> … 400 ms
--> currentContext viewDidAppear(animated)
--> currentContext didMove(toParent: stack)
--> main viewDidDisappear(animated)
--> ┌ 9:41 ─────────────────┬──────────────────────────────────────────────── 100% ┐
--> │         List     Edit │                         Main                     [+] │
--> ├───────────────────────┼──────────────────────────────────────────────────────┤
--> │ UIViewController list │                                                 Done │
--> │                       ├──────────────────────────────────────────────────────┤
--> │                       │           UIViewController currentContext            │
--> └───────────────────────┴──────────────────────────────────────────────────────┘
--> the list takes taps
--> window
--> └─ split  UISplitViewController                   appeared
-->    ├─ left  UINavigationController                appeared      shown
-->    │  └─ list  UIViewController "List"            appeared
-->    └─ nav  UINavigationController                 appeared      shown
-->       └─ main  UIViewController "Main"            disappeared
-->          => stack  UINavigationController         appeared      currentContext
-->             └─ currentContext  UIViewController   appeared
--> stack deinit
--> currentContext deinit
user.tap "Done"
settle()
--> currentContext viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> … 400 ms
--> main viewDidAppear(animated)
--> currentContext viewDidDisappear(animated)
-- A form sheet covers the middle of both, and neither half takes taps.
stack = present "formSheet"
print(screen())
print((pcall(user.tap, "Edit")))
print(tree())
--> formSheet willMove(toParent: stack)
--> formSheet viewDidLoad
--> formSheet viewWillAppear(animated)
--> … 400 ms
--> formSheet viewDidAppear(animated)
--> formSheet didMove(toParent: stack)
--> ┌ 9:41 ─────────────────┬──────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░List░░░░░Edit░│░░░░░░░░░░░░░░░░░░░░░░░░░Main░░░░░░░░░░░░░░░░░░░░░[+]░│
--> ├───────────────────────┼──────────────────────────────────────────────────────┤
--> │░UIViewController ┌────────────────────────────────────────┐n░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░│                                   Done │░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░├────────────────────────────────────────┤░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░│       UIViewController formSheet       │░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░└────────────────────────────────────────┘░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └───────────────────────┴──────────────────────────────────────────────────────┘
--> false
--> window
--> └─ split  UISplitViewController          appeared
-->    ├─ left  UINavigationController       appeared   shown
-->    │  └─ list  UIViewController "List"   appeared
-->    ├─ nav  UINavigationController        appeared   shown
-->    │  └─ main  UIViewController "Main"   appeared
-->    => stack  UINavigationController      appeared   formSheet
-->       └─ formSheet  UIViewController     appeared
--> stack deinit
--> currentContext deinit
user.tap "Done"
settle()
--> formSheet viewWillDisappear(animated)
--> … 400 ms
--> formSheet viewDidDisappear(animated)
