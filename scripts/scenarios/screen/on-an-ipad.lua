-- facts: A91, P39, P42
-- An iPad has 80 columns: columns side by side, boxes at their buttons, and cards in the middle.
simulator.device = "iPad"
simulator.orientation = "landscape"
local detail = UIViewController "Mail"
local action = UIBarButtonItem{ systemItem = "action" }
detail.navigationItem.rightBarButtonItem = action
local split = UISplitViewController{
  UINavigationController{ UIViewController "Inbox" }, UINavigationController{ detail },
}
window.rootViewController = split
settle()
--> Inbox willMove(toParent: UINavigationController#3)
--> Mail willMove(toParent: UINavigationController#4)
--> UINavigationController#3 willMove(toParent: UISplitViewController#5)
--> UINavigationController#4 willMove(toParent: UISplitViewController#5)
--> Inbox viewDidLoad
--> Mail viewDidLoad
--> Inbox viewWillAppear
--> Mail viewWillAppear
--> Inbox viewIsAppearing
--> Mail viewIsAppearing
--> UINavigationController#3 didMove(toParent: UISplitViewController#5)
--> Inbox viewDidAppear
--> Inbox didMove(toParent: UINavigationController#3)
--> UINavigationController#4 didMove(toParent: UISplitViewController#5)
--> Mail viewDidAppear
--> Mail didMove(toParent: UINavigationController#4)
print(screen())
--> ┌ 9:41 ─────────────────┬──────────────────────────────────────────────── 100% ┐
--> │         Inbox         │                         Mail                [action] │
--> ├───────────────────────┼──────────────────────────────────────────────────────┤
--> │  UIViewController #2  │                 UIViewController #1                  │
--> └───────────────────────┴──────────────────────────────────────────────────────┘
local sheet = UIAlertController{
  preferredStyle = "actionSheet", UIAlertAction{ title = "Reply" },
  UIAlertAction{ title = "Cancel", style = "cancel" },
}
sheet.popoverPresentationController.barButtonItem = action
split:present(sheet, true)
settle()
--> UIAlertController#6 viewDidLoad
--> UIAlertController#6 viewWillAppear(animated)
--> UIAlertController#6 viewIsAppearing(animated)
--> … 500 ms
--> UIAlertController#6 viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ─────────────────┬──────────────────────────────────────────────── 100% ┐
--> │         Inbox         │                         Mail                [action] │
--> ├───────────────────────┼──────────────────────────────────────────────────────┤
--> │  UIViewController #2  │                 UIVi┌──────────────────────────────┐ │
--> │                       │                     │ [ Reply ]                    │ │
--> │                       │                     └──────────────────────────────┘ │
--> └───────────────────────┴──────────────────────────────────────────────────────┘
user.tapOutside()
settle()
--> UIAlertController#6 viewWillDisappear(animated)
--> … 500 ms
--> UIAlertController#6 viewDidDisappear(animated)
local form = UINavigationController{ UIViewController "New Mail" }
form.modalPresentationStyle = "formSheet"
split:present(form, true)
settle()
--> New Mail willMove(toParent: UINavigationController#8)
--> New Mail viewDidLoad
--> New Mail viewWillAppear(animated)
--> New Mail viewIsAppearing(animated)
--> … 500 ms
--> New Mail viewDidAppear(animated)
--> New Mail didMove(toParent: UINavigationController#8)
print(screen())
--> ┌ 9:41 ─────────────────┬──────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░Inbox░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░░░░Mail░░░░░░░░░░░░░░░░[action]░│
--> ├───────────────────────┼──────────────────────────────────────────────────────┤
--> │░░UIViewController┌────────────────────────────────────────┐░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░│                New Mail                │░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░├────────────────────────────────────────┤░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░│          UIViewController #7           │░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░└────────────────────────────────────────┘░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └───────────────────────┴──────────────────────────────────────────────────────┘
