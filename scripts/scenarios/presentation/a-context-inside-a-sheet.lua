-- facts: P3, P36, P38, P39
-- A form sheet that presents in its own context stays a card, and what is below stays dimmed.
simulator.device = "iPad"
local base, form = UIViewController "Base", UIViewController "Form"
base.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Below", action = print }
window.rootViewController = UINavigationController{ base, name = "nav" }
form.modalPresentationStyle = "formSheet"
form.definesPresentationContext = true
base:present(form, false)
settle()
--> Base willMove(toParent: nav)
--> Base viewDidLoad
--> Base viewWillAppear
--> Form viewDidLoad
--> Base viewIsAppearing
--> Form viewWillAppear
--> Form viewIsAppearing
--> Base viewDidAppear
--> Base didMove(toParent: nav)
--> Form viewDidAppear
local inner = UIViewController{ title = "Inner", modalPresentationStyle = "currentContext" }
form:present(inner, false)
settle()
print(screen())
print((pcall(user.tap, "Below")))
--> Inner viewDidLoad
--> Form viewWillDisappear
--> Inner viewWillAppear
--> Inner viewIsAppearing
--> Inner viewDidAppear
--> Form viewDidDisappear
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Base░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░Below░│
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │░░░░░░░░░░░┌──────────────────────────────────────────────────────┐░░░░░░░░░░░│
--> │░░░░░░░░░░░│             UIViewController #4 "Inner"              │░░░░░░░░░░░│
--> │░░░░░░░░░░░└──────────────────────────────────────────────────────┘░░░░░░░░░░░│
--> │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
--> └──────────────────────────────────────────────────────────────────────────────┘
--> false
