-- facts: A21, A54, A64, A66, A67, B11, B13, B33, B40, B41, B51, B53, D22
-- Tasks
-- Book: UINavigationController Class Reference, section Tasks, rule 1: Creating Navigation Controllers
-- Book: UINavigationController Class Reference, section Tasks, rule 2: Accessing Items on the Navigation Stack
-- Book: UINavigationController Class Reference, section Tasks, rule 3: Pushing and Popping Stack Items
-- Book: UINavigationController Class Reference, section Tasks, rule 4: Configuring Navigation Bars
-- Book: UINavigationController Class Reference, section Tasks, rule 5: Accessing the Delegate
-- Book: UINavigationController Class Reference, section Tasks, rule 6: Configuring Custom Toolbars
-- Book: UINavigationController Class Reference, section Properties, rule 1: delegate
-- Book: UINavigationController Class Reference, section Properties, rule 2: navigationBar
-- Book: UINavigationController Class Reference, section Properties, rule 3: navigationBarHidden
-- Watch: what each member returns; the reference page of the class has the same list.

simulator.profile = "classic"

local function names(controllers)
  local list = {}
  for index, controller in ipairs(controllers) do list[index] = controller.title end
  return table.concat(list, " ")
end

-- Rule 1: Creating Navigation Controllers
local a, b, c = UIViewController "A", UIViewController "B", UIViewController "C"
local nav = UINavigationController{ rootViewController = a, name = "nav" }
local other = UINavigationController{
  navigationBarClass = UINavigationBar, toolbarClass = UIToolbar,
}
print(names(nav.viewControllers), #other.viewControllers)
print(nav:isKind(UIViewController), nav:isKind(UIResponder), nav:isKind(NSObject))
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A 0
--> true true true
--> A viewDidLoad
--> A viewWillAppear
--> A viewDidAppear
--> A didMove(toParent: nav)

-- Rule 2: Accessing Items on the Navigation Stack
nav.viewControllers = { a, b }
settle()
print(nav.topViewController.title, nav.visibleViewController.title, names(nav.viewControllers))
local modal = UIViewController "Modal"
b:present(modal, false)
settle()
print(nav.topViewController.title, nav.visibleViewController.title)
b:dismiss(false)
settle()
nav:setViewControllers({ a, b, c }, true)
settle()
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: nav)
--> B B A B
--> Modal viewDidLoad
--> B viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> B viewDidDisappear
--> B Modal
--> Modal viewWillDisappear
--> B viewWillAppear
--> B viewDidAppear
--> Modal viewDidDisappear
--> C willMove(toParent: nav)
--> C viewDidLoad
--> B viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> C didMove(toParent: nav)

-- Rule 3: Pushing and Popping Stack Items
nav:pushViewController(UIViewController "D", true)
settle()
print(nav:popViewController(true).title)
settle()
print(names(nav:popToViewController(a, false)))
nav.viewControllers = { a, b, c }
print(names(nav:popToRootViewController(false)))
settle()
--> D willMove(toParent: nav)
--> D viewDidLoad
--> C viewWillDisappear(animated)
--> D viewWillAppear(animated)
--> … 350 ms
--> C viewDidDisappear(animated)
--> D viewDidAppear(animated)
--> D didMove(toParent: nav)
--> D
--> D willMove(toParent: nil)
--> D viewWillDisappear(animated)
--> C viewWillAppear(animated)
--> … 350 ms
--> D viewDidDisappear(animated)
--> C viewDidAppear(animated)
--> D didMove(toParent: nil)
--> B C
--> B C
--> C willMove(toParent: nil)
--> C viewWillDisappear
--> A viewWillAppear
--> B didMove(toParent: nil)
--> C viewDidDisappear
--> A viewDidAppear
--> C didMove(toParent: nil)

-- Rule 4: Configuring Navigation Bars
-- Rule 2: navigationBar
-- It is read-only, and its style may be changed.
print(nav.navigationBar:isKind(UINavigationBar), nav.isNavigationBarHidden)
nav.navigationBar.barStyle = "black"
nav.navigationBar.isTranslucent = true
print(nav.navigationBar.barStyle, nav.navigationBar.isTranslucent)
local ok, problem = pcall(function() nav.navigationBar = UINavigationBar{} end)
print(ok, (problem:gsub("^.-:%d+: ", "")))
--> true false
--> black true
--> false 'navigationBar' of UINavigationController is read-only

-- Rule 3: navigationBarHidden
-- The property doesn't animate, the method does.
nav.isNavigationBarHidden = true
print(nav.isNavigationBarHidden, nav.navigationBar.displayed)
print(screen())
nav:setNavigationBarHidden(false, true)
wait(0.1)
print(screen())
settle()
print(nav.isNavigationBarHidden, nav.navigationBar.displayed.title)
--> true nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │       UIViewController #1 "A"        │
--> └──────────────────────────────────────┘
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                  A                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
--> false A

-- Rule 5: Accessing the Delegate
-- Rule 1: delegate
print(nav.delegate)
local delegate = {}
function delegate.willShow(stack, controller, animated)
  print("will show", controller.title, stack == nav, animated)
end
function delegate.didShow(_, controller) print("did show", controller.title) end
nav.delegate = delegate
nav:pushViewController(b, true)
settle()
nav.delegate = nil
--> nil
--> B willMove(toParent: nav)
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav willShow(B, animated)
--> will show B true true
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> nav didShow(B, animated)
--> did show B

-- Rule 6: Configuring Custom Toolbars
print(nav.toolbar:isKind(UIToolbar), nav.isToolbarHidden)
b:setToolbarItems({ UIBarButtonItem "Share" }, false)
nav:setToolbarHidden(false, true)
settle()
print(nav.isToolbarHidden, nav.toolbar.displayed[1])
print(screen())
--> true true
--> false Share
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ A              B                   │
--> ├──────────────────────────────────────┤
--> │         UIViewController #2          │
--> ├──────────────────────────────────────┤
--> │ Share                                │
--> └──────────────────────────────────────┘
