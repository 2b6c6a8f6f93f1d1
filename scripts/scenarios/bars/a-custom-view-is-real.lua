-- facts: B28
-- The view of an item is in the bar while that shows the item; what is in it can be used.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
local box, button, field = UIView(), UIButton(), UITextField()
button:setTitle("Push", "normal")
button:addTarget(nil, function() nav:pushViewController(detail, true) end, "touchUpInside")
field.placeholder = "Find"
box:addSubview(button)
box:addSubview(field)
home.navigationItem.leftBarButtonItem = UIBarButtonItem{ customView = box }
print(box.superview == nav.navigationBar, box.window)
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> true nil
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
print(box.window == window, button:isDescendant(nav.view))
print(screen())
--> true true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Push  Find      Home                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
user.type("abc", field)
print(field.text, field.isFirstResponder)
print(pcall(user.tap, home.navigationItem.leftBarButtonItem))
user.tap(button)
settle()
--> abc true
--> true false its view handles its own taps
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
print(box.superview, box.window)
nav:popViewController(false)
settle()
--> nil nil
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
print(box.superview == nav.navigationBar)

-- Segments at the right edge and in the toolbar.
local days = UISegmentedControl{ items = { "Day", "Week" } }
days:addTarget(nil, function() print(days.selectedSegmentIndex) end, "valueChanged")
local other = UISegmentedControl{ items = { "List", "Map" } }
home.navigationItem.rightBarButtonItem = UIBarButtonItem{ customView = days }
local item = UIBarButtonItem{ customView = other }
home.toolbarItems = { UIBarButtonItem{ systemItem = "flexibleSpace" }, item }
print(days.superview == nav.navigationBar, other.superview)
nav:setToolbarHidden(false, false)
print(other.superview == nav.toolbar, other.window == window)
user.tap "Week"
user.tap "Map"
print(other.selectedSegmentIndex)
print(screen())
--> true
--> true nil
--> true true
--> 1
--> 1
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Push  abc       Home       Day  Week │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> ├──────────────────────────────────────┤
--> │                            List  Map │
--> └──────────────────────────────────────┘

-- Another view of the item, and another item.
local label = UILabel "Plain"
item.customView = label
print(other.superview, label.superview == nav.toolbar)
home.toolbarItems = {}
home.navigationItem.rightBarButtonItem = nil
print(label.superview, days.superview)
--> nil true
--> nil nil
