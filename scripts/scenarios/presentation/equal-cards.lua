-- facts: P39
-- A card with the frame of the one below covers all of it.
simulator.device = "iPad"
local form, inner = UITableViewController{ title = "Form" }, UIViewController "Inner"
local below = UINavigationController{ form }
form.toolbarItems = { UIBarButtonItem{ title = "Below" } }
below:setToolbarHidden(false, false)
window.rootViewController = UIViewController "Base"
settle()
--> Form willMove(toParent: UINavigationController#3)
--> Base viewDidLoad
--> Base viewWillAppear
--> Base viewIsAppearing
--> Base viewDidAppear
for _, controller in ipairs{ below, inner } do
  controller.modalPresentationStyle = "formSheet"
end
window.rootViewController:present(below, false)
settle()
below:present(inner, false)
settle()
print(screen())
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: UINavigationController#3)
--> Inner viewDidLoad
--> Inner viewWillAppear
--> Inner viewIsAppearing
--> Inner viewDidAppear
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░UIViewController #4 "Base"░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> │░░░░░░░░░░░┌──────────────────────────────────────────────────────┐░░░░░░░░░░░│
--> │░░░░░░░░░░░│             UIViewController #2 "Inner"              │░░░░░░░░░░░│
--> │░░░░░░░░░░░│                                                      │░░░░░░░░░░░│
--> │░░░░░░░░░░░│                                                      │░░░░░░░░░░░│
--> │░░░░░░░░░░░│                                                      │░░░░░░░░░░░│
--> │░░░░░░░░░░░│                                                      │░░░░░░░░░░░│
--> │░░░░░░░░░░░└──────────────────────────────────────────────────────┘░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
