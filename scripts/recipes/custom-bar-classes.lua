-- facts: B40, B41
-- Navigation Controller Views
-- Book: UINavigationController Class Reference, section Navigation Controller Views, rule 5: A stack may be made with other bar classes
-- Book: UINavigationController Class Reference, section Displaying a Toolbar, rule 4: A stack may be made with another toolbar class
-- Watch: the stack; it is made without a root, manages the bars, and looks like any other.

simulator.profile = "classic"

-- A bar that counts how often it is laid out, and a toolbar with a method that its items call.
local CountingBar = class("CountingBar", UINavigationBar)
function CountingBar:init()
  self.count = 0
end
function CountingBar:layoutSubviews()
  CountingBar.super.layoutSubviews(self)
  self.count = self.count + 1
end

local MarkingToolbar = class("MarkingToolbar", UIToolbar)
function MarkingToolbar:mark(sender)
  print("marked by", sender.title)
end

-- Rule 5: A stack may be made with other bar classes
local nav = UINavigationController{
  navigationBarClass = CountingBar, toolbarClass = MarkingToolbar, name = "nav",
}
print(nav.navigationBar, nav.navigationBar:isKind(UINavigationBar), #nav.viewControllers)
--> CountingBar true 0
nav:pushViewController(UIViewController "Home", false)
window.rootViewController = nav
settle()
print(nav.navigationBar.displayed.title, nav.navigationBar.count > 0)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Home true

-- Rule 4: A stack may be made with another toolbar class
print(nav.toolbar, nav.toolbar:isKind(UIToolbar))
nav.topViewController.toolbarItems = {
  UIBarButtonItem{ title = "Mark", target = nav.toolbar, action = "mark" },
}
nav.isToolbarHidden = false
settle()
user.tap "Mark"
print(screen())
--> MarkingToolbar true
--> marked by Mark
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Home                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #2          │
--> ├──────────────────────────────────────┤
--> │ Mark                                 │
--> └──────────────────────────────────────┘

-- The bars are managed like any others.
local ok, problem = pcall(nav.navigationBar.pushItem, nav.navigationBar, UINavigationItem "X")
print(ok, problem.message)
nav:pushViewController(UIViewController "Detail", false)
settle()
print(nav.navigationBar.displayed.left[1], #nav.navigationBar.items)
--> exception NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> false Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> ‹ Home 2

-- Other classes are refused.
ok, problem = pcall(UINavigationController, { navigationBarClass = UIToolbar })
print(ok, problem.message)
--> exception NSInvalidArgumentException: UIToolbar must be a subclass of UINavigationBar.
--> false UIToolbar must be a subclass of UINavigationBar.
