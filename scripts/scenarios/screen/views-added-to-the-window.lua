-- facts: C3
-- Views that a program adds to its window are seen in front of the root, and of what was presented before.
local home = UIViewController "Home"
window.rootViewController = home
window:addSubview(UILabel{ text = "Offline", frame = { x = 20, y = 60, width = 200, height = 30 } })
local button = UIButton "Retry"
button.frame = { x = 20, y = 100, width = 200, height = 40 }
button:addAction(UIAction{ handler = function() print("again") end }, "touchUpInside")
window:addSubview(button)
settle()
print(screen())
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #1 "Home"      │
--> │ Offline                              │
--> │       [ Retry ]                      │
--> └──────────────────────────────────────┘
user.tap "Retry"
--> again
home:present(UIViewController "Sheet", false)
settle()
window:addSubview(UILabel{ text = "Saved", frame = { x = 20, y = 400, width = 200, height = 30 } })
settle()
print(screen())
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░UIViewController #1 "Home"░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #2 "Sheet"     ││
--> ││ Saved                              ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
