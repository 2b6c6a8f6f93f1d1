-- facts: P41
-- A sheet that an action sheet presents hides it.
local home = UIViewController "Home"
window.rootViewController = UINavigationController{ home }
settle()
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
local choice = UIAlertController{
  preferredStyle = "actionSheet", title = "Photo", message = "What shall become of it?",
  UIAlertAction{ title = "Share" }, UIAlertAction{ title = "Print" },
  UIAlertAction{ title = "Cancel", style = "cancel" },
}
home:present(choice, true)
settle()
print(screen())
--> Photo viewDidLoad
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││               Photo                ││
--> ││      What shall become of it?      ││
--> │├────────────────────────────────────┤│
--> ││               Share                ││
--> ││               Print                ││
--> ││               Cancel               ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
local sheet = UIViewController "Sheet"
choice:present(sheet, true)
settle()
print(screen())
--> Sheet viewDidLoad
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #4 "Sheet"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- One that takes half of the screen hides it as well.
sheet.sheetPresentationController.detents = { "medium" }
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #4 "Sheet"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- An alert over both stands in the middle.
sheet:present(UIAlertController{
  preferredStyle = "alert", title = "Sure?", UIAlertAction{ title = "Yes" },
}, true)
settle()
print(screen())
--> Sure? viewDidLoad
--> Sure? viewWillAppear(animated)
--> Sure? viewIsAppearing(animated)
--> … 500 ms
--> Sure? viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││░░░░┌──────────────────────────┐░░░░││
--> ││░░░░│          Sure?           │░░░░││
--> ││░░░░├──────────────────────────┤░░░░││
--> ││░░░░│           Yes            │░░░░││
--> ││░░░░└──────────────────────────┘░░░░││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
