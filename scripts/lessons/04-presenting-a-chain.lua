-- facts: P2, P8, P9, P11, P48, P50, P52
-- Lesson 4: presenting isn't pushing. Each controller presents one at a time.

local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)

-- A sheet leaves its presenter on screen, so the presenter gets no callbacks.
-- The root of the family presents: it is the presenter.
local sheet = UIViewController "Sheet"
home:present(sheet, true, function() print("shown") end)
print(home.presentedViewController == sheet, sheet.presentingViewController == nav)
--> Sheet viewDidLoad
--> true true
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
settle()
--> … 500 ms
--> Sheet viewDidAppear(animated)
--> completion of present(Sheet)
--> shown

-- A full-screen presentation removes what it covers from the screen.
local cover = UIViewController{ title = "Cover", modalPresentationStyle = "fullScreen" }
sheet:present(cover, true)
settle()
--> Cover viewDidLoad
--> Sheet viewWillDisappear(animated)
--> Cover viewWillAppear(animated)
--> Cover viewIsAppearing(animated)
--> … 500 ms
--> Cover viewDidAppear(animated)
--> Sheet viewDidDisappear(animated)
print(tree())
--> window
--> └─ nav  UINavigationController          appeared
-->    ├─ #1  UIViewController "Home"       appeared
-->    => #3  UIViewController "Sheet"      disappeared   pageSheet
-->       => #4  UIViewController "Cover"   appeared      fullScreen

-- Only the last controller of the chain may present another one.
nav:present(UIViewController "Refused", true)
--> warning already-presenting: Attempt to present <UIViewController: 0x150> on <UINavigationController: 0x120> (from <UINavigationController: 0x120>) which is already presenting <UIViewController: 0x130>.

-- A controller that is asked to dismiss dismisses everything above it.
home:dismiss(true, function() print("gone") end)
settle()
--> Cover viewWillDisappear(animated)
--> … 500 ms
--> Cover viewDidDisappear(animated)
--> completion of dismiss(Home)
--> gone
print(tree())
--> window
--> └─ nav  UINavigationController      appeared
-->    └─ #1  UIViewController "Home"   appeared
