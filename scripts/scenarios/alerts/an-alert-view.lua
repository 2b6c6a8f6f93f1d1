-- facts: D27
-- Before iOS 8 an alert is a view that shows itself: its delegate is notified of the button and of
-- the dismissal, controllers receive nothing, and nothing else can be tapped meanwhile.
simulator.profile = "classic"
local home = UIViewController "Home"
home.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Delete" }
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
local function said(what) return function(_, index) print(what, index) end end
local alert = UIAlertView{
  title = "Delete photo?", message = "This can't be undone.",
  cancelButtonTitle = "Cancel", otherButtonTitles = { "Delete it" },
  delegate = {
    willPresent = said "willPresent", didPresent = said "didPresent",
    clickedButton = said "clickedButton", willDismissWithButtonIndex = said "willDismiss",
    didDismissWithButtonIndex = said "didDismiss",
  },
}
print(alert.isVisible, alert.numberOfButtons, alert.cancelButtonIndex, alert.firstOtherButtonIndex)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> false 2 0 1
alert:show()
print(alert.isVisible, home.presentedViewController)
print(user.tap "Cancel")
--> Delete photo? willPresent
--> willPresent nil
--> true nil
--> false Delete photo? is being presented or dismissed
settle()
print(screen())
--> … 400 ms
--> Delete photo? didPresent
--> didPresent nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░Delete░│
--> ├──────────────────────────────────────┤
--> │░░░░░┌──────────────────────────┐░░░░░│
--> │░░░░░│      Delete photo?       │░░░░░│
--> │░░░░░│  This can't be undone.   │░░░░░│
--> │░░░░░├─────────────┬────────────┤░░░░░│
--> │░░░░░│   Cancel    │ Delete it  │░░░░░│
--> │░░░░░└─────────────┴────────────┘░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────┘
print(pcall(user.tap, "Delete"))
print(user.tapOutside())
print(user.tap "Delete it")
--> false scripts/scenarios/alerts/an-alert-view.lua:49: no "Delete" on screen; there are: "Cancel", "Delete it"
--> false a tap outside doesn't dismiss an alert
--> Delete photo? clickedButton(1)
--> clickedButton 1
--> Delete photo? willDismissWithButtonIndex(1)
--> willDismiss 1
--> true
settle()
print(alert.isVisible, alert.window)
--> … 400 ms
--> Delete photo? didDismissWithButtonIndex(1)
--> didDismiss 1
--> false nil
-- In code: the same, but for the button.
alert:show()
settle()
alert:dismiss(0, false)
--> Delete photo? willPresent
--> willPresent nil
--> … 400 ms
--> Delete photo? didPresent
--> didPresent nil
--> Delete photo? willDismissWithButtonIndex(0)
--> willDismiss 0
--> Delete photo? didDismissWithButtonIndex(0)
--> didDismiss 0
-- Fields are typed in, and read by the delegate.
local login = UIAlertView{ title = "Log in", alertViewStyle = "loginAndPasswordInput",
  otherButtonTitles = { "OK" } }
login.delegate = {
  didDismissWithButtonIndex = function(it) print(it:textField(0).text, it:textField(1).text) end,
}
login:show()
settle()
user.type("rob", login:textField(0))
user.type("1234", login:textField(1))
print(screen())
user.tap "OK"
settle()
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░Delete░│
--> ├──────────────────────────────────────┤
--> │░░░░░┌──────────────────────────┐░░░░░│
--> │░░░░░│          Log in          │░░░░░│
--> │░░░░░│ [rob___________________] │░░░░░│
--> │░░░░░│ [••••|_________________] │░░░░░│
--> │░░░░░├──────────────────────────┤░░░░░│
--> │░░░░░│            OK            │░░░░░│
--> │░░░░░└──────────────────────────┘░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> … 800 ms
--> Log in didDismissWithButtonIndex(0)
--> rob 1234
