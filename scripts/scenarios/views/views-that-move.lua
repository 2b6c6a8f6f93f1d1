-- facts: C1
-- A view is notified before and after its superview or window changes, and its superview of its views.
local Box = class("Box", UIView)
local function name(view) return view and view.name or "nil" end
function Box:willMoveToSuperview(view)
  Box.super.willMoveToSuperview(self, view)
  print(self.name, "willMove(toSuperview:)", name(view))
end
function Box:didMoveToSuperview() print(self.name, "didMoveToSuperview", name(self.superview)) end
function Box:willMoveToWindow(to) print(self.name, "willMove(toWindow:)", to == window) end
function Box:didMoveToWindow() print(self.name, "didMoveToWindow", self.window == window) end
function Box:didAddSubview(view) print(self.name, "didAddSubview", name(view)) end
function Box:willRemoveSubview(view) print(self.name, "willRemoveSubview", name(view)) end
local outer, inner = Box{ name = "outer" }, Box{ name = "inner" }
outer:addSubview(inner)
--> inner willMove(toSuperview:) outer
--> outer didAddSubview inner
--> inner didMoveToSuperview outer
local home = UIViewController "Home"
window.rootViewController = home
settle()
home.view.name = "Home's"
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home.view:addSubview(outer)
--> outer willMove(toWindow:) true
--> inner willMove(toWindow:) true
--> outer willMove(toSuperview:) Home's
--> outer didMoveToWindow true
--> inner didMoveToWindow true
--> outer didMoveToSuperview Home's
inner:removeFromSuperview()
--> inner willMove(toSuperview:) nil
--> outer willRemoveSubview inner
--> inner willMove(toWindow:) false
--> inner didMoveToWindow false
--> inner didMoveToSuperview nil
-- The view of a controller is moved by its container.
local detail = UIViewController "Detail"
function detail:loadView() self.view = outer end
outer:removeFromSuperview()
--> outer willMove(toSuperview:) nil
--> outer willMove(toWindow:) false
--> outer didMoveToWindow false
--> outer didMoveToSuperview nil
local nav = UINavigationController{ UIViewController "Root", detail, name = "nav" }
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail loadView
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> outer willMove(toWindow:) true
--> outer willMove(toSuperview:) nil
--> outer didMoveToWindow true
--> outer didMoveToSuperview nil
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
nav:popViewController()
settle()
--> Detail willMove(toParent: nil)
--> Root viewDidLoad
--> Detail viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> outer willMove(toSuperview:) nil
--> outer willMove(toWindow:) false
--> outer didMoveToWindow false
--> outer didMoveToSuperview nil
--> Detail viewDidDisappear
--> Root viewDidAppear
--> Root didMove(toParent: nav)
--> Detail didMove(toParent: nil)
