-- facts: E44
-- A transparent bar has no line.
local top = UIViewController{ title = "Photo" }
local label = UILabel{ frame = { x = 16, y = 200, width = 200, height = 24 }, text = "A lake" }
top.view:addSubview(label)
local nav = UINavigationController{ top }
local clear = UINavigationBarAppearance()
clear:configureWithTransparentBackground()
clear.titleTextAttributes = { foregroundColor = "white" }
nav.navigationBar.standardAppearance = clear
window.rootViewController = nav
settle()
print(screen())
print(nav.navigationBar.displayedBackground.titleColor)
--> Photo viewDidLoad
--> Photo willMove(toParent: UINavigationController#2)
--> Photo viewWillAppear
--> Photo viewIsAppearing
--> Photo viewDidAppear
--> Photo didMove(toParent: UINavigationController#2)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Photo                 │
--> │                                      │
--> │ A lake                               │
--> └──────────────────────────────────────┘
--> white
