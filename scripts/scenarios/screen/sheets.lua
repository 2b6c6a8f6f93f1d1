-- facts: P38, P41, A96
-- A card leaves the top of its presenter visible, and one over it the edge of the first.
local home = UINavigationController{ UIViewController "Home", name = "home" }
local login = UINavigationController{ UIViewController "Login", name = "login" }
login.viewControllers[1].navigationItem.leftBarButtonItem = UIBarButtonItem{ systemItem = "cancel" }
window.rootViewController = home
settle()
--> Home willMove(toParent: home)
--> Login willMove(toParent: login)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: home)
home:present(login, true)
settle()
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> Login didMove(toParent: login)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││ Cancel        Login                ││
--> │├────────────────────────────────────┤│
--> ││        UIViewController #3         ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
login:present(UIViewController{ title = "Help", name = "help" }, true)
settle()
--> help viewDidLoad
--> help viewWillAppear(animated)
--> help viewIsAppearing(animated)
--> … 500 ms
--> help viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController help "Help"    ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
home:dismiss(false)
settle()
--> help viewWillDisappear
--> Login viewWillDisappear
--> help viewDidDisappear
--> Login viewDidDisappear
--> help deinit
local half = UIViewController{ title = "Half" }
half.sheetPresentationController.detents = { "medium", "large" }
home:present(half, true)
settle()
--> Half viewDidLoad
--> Half viewWillAppear(animated)
--> Half viewIsAppearing(animated)
--> … 500 ms
--> Half viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░░░░░░░░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││     UIViewController #6 "Half"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
home:dismiss(false)
settle()
--> Half viewWillDisappear
--> Half viewDidDisappear
home:present(UIViewController{ title = "Cover", modalPresentationStyle = "fullScreen" }, true)
settle()
--> Cover viewDidLoad
--> Home viewWillDisappear(animated)
--> Cover viewWillAppear(animated)
--> Cover viewIsAppearing(animated)
--> … 500 ms
--> Cover viewDidAppear(animated)
--> Home viewDidDisappear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │     UIViewController #7 "Cover"      │
--> └──────────────────────────────────────┘
