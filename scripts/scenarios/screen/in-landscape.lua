-- facts: B46, B47, P28
-- An iPhone in landscape has 80 columns, no status area, and cards that fill the screen.
local nav = UINavigationController{ UIViewController "Home", UIViewController "Detail" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#3)
user.rotate "landscape"
print(screen())
--> ┌──────────────────────────────────────────────────────────────────────────────┐
--> │ ‹ Home                             Detail                                    │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #2                              │
--> └──────────────────────────────────────────────────────────────────────────────┘
nav:present(UINavigationController{ UIViewController "Card" }, true)
settle()
--> Card willMove(toParent: UINavigationController#5)
--> Card viewDidLoad
--> Card viewWillAppear(animated)
--> Card viewIsAppearing(animated)
--> … 500 ms
--> Card viewDidAppear(animated)
--> Card didMove(toParent: UINavigationController#5)
print(screen())
--> ┌──────────────────────────────────────────────────────────────────────────────┐
--> │                                     Card                                     │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #4                              │
--> └──────────────────────────────────────────────────────────────────────────────┘
