-- facts: P38
-- An alert is in the middle, an action sheet at the bottom edge; what is below is dimmed.
window.rootViewController = UINavigationController{ UIViewController "Photo" }
settle()
--> Photo willMove(toParent: UINavigationController#2)
--> Photo viewDidLoad
--> Photo viewWillAppear
--> Photo viewIsAppearing
--> Photo viewDidAppear
--> Photo didMove(toParent: UINavigationController#2)
local alert = UIAlertController{
  title = "Delete the photo?", message = "It will be gone from all of your devices.",
  preferredStyle = "alert",
  UIAlertAction{ title = "Delete", style = "destructive" },
  UIAlertAction{ title = "Cancel", style = "cancel" },
}
window.rootViewController:present(alert, true)
settle()
--> Delete the photo? viewDidLoad
--> Delete the photo? viewWillAppear(animated)
--> Delete the photo? viewIsAppearing(animated)
--> … 500 ms
--> Delete the photo? viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░Photo░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░┌──────────────────────────┐░░░░░│
--> │░░░░░│    Delete the photo?     │░░░░░│
--> │░░░░░│ It will be gone from all │░░░░░│
--> │░░░░░│     of your devices.     │░░░░░│
--> │░░░░░├─────────────┬────────────┤░░░░░│
--> │░░░░░│   Cancel    │   Delete   │░░░░░│
--> │░░░░░└─────────────┴────────────┘░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────┘
user.tap "Cancel"
settle()
--> Delete the photo? viewWillDisappear(animated)
--> … 500 ms
--> Delete the photo? viewDidDisappear(animated)
local password = UIAlertController{
  title = "Password", preferredStyle = "alert",
  UIAlertAction{ title = "OK" }, UIAlertAction{ title = "Forgotten", isEnabled = false },
  UIAlertAction{ title = "Cancel", style = "cancel" },
}
password:addTextField(function(field) field.placeholder = "secret" end)
window.rootViewController:present(password, true)
settle()
--> Password viewDidLoad
--> Password viewWillAppear(animated)
--> Password viewIsAppearing(animated)
--> … 500 ms
--> Password viewDidAppear(animated)
user.type "abc"
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░Photo░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░┌──────────────────────────┐░░░░░│
--> │░░░░░│         Password         │░░░░░│
--> │░░░░░│ [abc|__________________] │░░░░░│
--> │░░░░░├──────────────────────────┤░░░░░│
--> │░░░░░│            OK            │░░░░░│
--> │░░░░░│       (Forgotten)        │░░░░░│
--> │░░░░░│          Cancel          │░░░░░│
--> │░░░░░└──────────────────────────┘░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
user.tap "Cancel"
settle()
--> Password viewWillDisappear(animated)
--> … 500 ms
--> Password viewDidDisappear(animated)
local sheet = UIAlertController{
  preferredStyle = "actionSheet", UIAlertAction{ title = "Cancel", style = "cancel" },
  UIAlertAction{ title = "Share" }, UIAlertAction{ title = "Print" },
}
window.rootViewController:present(sheet, true)
settle()
--> UIAlertController#5 viewDidLoad
--> UIAlertController#5 viewWillAppear(animated)
--> UIAlertController#5 viewIsAppearing(animated)
--> … 500 ms
--> UIAlertController#5 viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░Photo░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││               Share                ││
--> ││               Print                ││
--> ││               Cancel               ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
