-- facts: P86, P87
-- Popping the controller that asked does not end the presentation: its root presents.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, detail, name = "nav" }
local sheet = UIViewController "Sheet"
window.rootViewController = nav
settle()
detail:present(sheet, false)
settle()
nav:popViewController(false)
settle()
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail didMove(toParent: nil)
print(sheet.presentingViewController, detail.presentedViewController, home.presentedViewController)
--> UINavigationController "nav" #3 nil UIViewController "Sheet" #4
detail:dismiss(false)
settle()
print(nav.presentedViewController)
--> UIViewController "Sheet" #4
