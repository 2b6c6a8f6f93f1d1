-- facts: none
-- An action sheet has its buttons below each other, an alert has two of them side by side.
local home = UIViewController "Home"
window.rootViewController = home
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
local function ask(style)
  local alert = UIAlertController{
    title = "Leave?", preferredStyle = style,
    UIAlertAction{ title = "Leave" }, UIAlertAction{ title = "Stay", style = "cancel" },
  }
  home:present(alert, false)
  settle()
  print(screen())
  alert:dismiss(false)
  settle()
end
ask("actionSheet")
--> Leave? viewDidLoad
--> Home viewDidAppear
--> Leave? viewWillAppear
--> Leave? viewIsAppearing
--> Leave? viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░UIViewController #1 "Home"░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││               Leave?               ││
--> │├────────────────────────────────────┤│
--> ││               Leave                ││
--> ││                Stay                ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
--> Leave? viewWillDisappear
--> Leave? viewDidDisappear
ask("alert")
--> Leave? viewDidLoad
--> Leave? viewWillAppear
--> Leave? viewIsAppearing
--> Leave? viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░UIViewController #1 "Home"░░░░░░│
--> │░░░░░┌──────────────────────────┐░░░░░│
--> │░░░░░│          Leave?          │░░░░░│
--> │░░░░░├─────────────┬────────────┤░░░░░│
--> │░░░░░│    Stay     │   Leave    │░░░░░│
--> │░░░░░└─────────────┴────────────┘░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────┘
--> Leave? viewWillDisappear
--> Leave? viewDidDisappear
