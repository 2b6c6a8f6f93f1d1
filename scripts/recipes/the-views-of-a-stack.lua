-- facts: B11, B13, B47, B51, B53, B54, A54
-- Navigation Controller Views
-- Book: UINavigationController Class Reference, section Overview, rule 1: The delegate responds to changes of the active controller
-- Book: UINavigationController Class Reference, section Navigation Controller Views, figure 2: The views of a navigation controller
-- Book: UINavigationController Class Reference, section Navigation Controller Views, rule 1: The views change independently
-- Book: UINavigationController Class Reference, section Navigation Controller Views, rule 2: The contents have a flexible width and height
-- Book: UINavigationController Class Reference, section Displaying a Toolbar, rule 3: The delegate shows and hides the toolbar
-- Watch: the height of the contents; each bar that appears takes its height from it, nothing else.

simulator.profile = "classic"

local list = UIViewController "List"
list.toolbarItems = {
  UIBarButtonItem "Sort", UIBarButtonItem.flexibleSpace(), UIBarButtonItem "Edit",
}
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewDidAppear
--> List didMove(toParent: nav)

-- The height of what lies between the bars, and the three views.
local full = window.frame.height - 20
local function show()
  local bar, toolbar = nav.navigationBar.displayed, nav.toolbar.displayed
  print("bar", bar and bar.title)
  print("contents", nav.topViewController.title, full - nav.topViewController.view.frame.height)
  print("toolbar", toolbar and table.concat(toolbar, ", "))
end

-- Figure 2: The views of a navigation controller
nav:setToolbarHidden(false, false)
settle()
show()
print(screen())
for _, view in ipairs(nav.view.subviews) do
  print(view == nav.navigationBar and "bar" or view == nav.toolbar and "toolbar"
    or list.view:isDescendant(view) and "contents")
end
--> bar List
--> contents List 88.0
--> toolbar Sort, Edit
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 List                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> ├──────────────────────────────────────┤
--> │ Sort                            Edit │
--> └──────────────────────────────────────┘
--> contents
--> bar
--> toolbar

-- Rule 1: The views change independently
-- The toolbar changes, the contents and the bar don't.
local contents = list.view
list:setToolbarItems({ UIBarButtonItem "Share" }, true)
settle()
show()
print(list.view == contents)
--> bar List
--> contents List 88.0
--> toolbar Share
--> true
-- The bar changes.
list.navigationItem.title = "Things"
show()
--> bar Things
--> contents List 88.0
--> toolbar Share
-- The contents change.
list.view:addSubview(UILabel{ text = "Empty" })
settle()
show()
print(screen())
--> bar Things
--> contents List 88.0
--> toolbar Share
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Things                │
--> ├──────────────────────────────────────┤
--> │ Empty                                │
--> ├──────────────────────────────────────┤
--> │ Share                                │
--> └──────────────────────────────────────┘

-- Rule 2: The contents have a flexible width and height
print(table.concat(list.view.autoresizingMask, " "))
nav:setNavigationBarHidden(true, false)
settle()
show()
nav:setToolbarHidden(true, false)
settle()
show()
print(screen())
nav:setNavigationBarHidden(false, false)
settle()
show()
user.rotate "landscape"
settle()
print(list.view.frame.width == window.frame.width or list.view.frame.width)
user.rotate "portrait"
settle()
--> flexibleWidth flexibleHeight
--> bar nil
--> contents List 44.0
--> toolbar Share
--> bar nil
--> contents List 0.0
--> toolbar nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Empty                                │
--> └──────────────────────────────────────┘
--> bar Things
--> contents List 44.0
--> toolbar nil
--> true

-- Rule 1: The delegate responds to changes of the active controller
-- Rule 3: The delegate shows and hides the toolbar
-- Some screens have toolbar items and others don't: the delegate decides before each is shown.
local visits = {}
local delegate = {}
function delegate.willShow(stack, controller, animated)
  local items = controller.toolbarItems
  stack:setToolbarHidden(not items or #items == 0, animated)
end
function delegate.didShow(_, controller) visits[#visits + 1] = controller.title end
nav.delegate = delegate

nav:popToRootViewController(false)
nav:pushViewController(UIViewController "Plain", true)
settle()
show()
print(screen())
--> Plain willMove(toParent: nav)
--> Plain viewDidLoad
--> List viewWillDisappear(animated)
--> Plain viewWillAppear(animated)
--> nav willShow(Plain, animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Plain viewDidAppear(animated)
--> Plain didMove(toParent: nav)
--> nav didShow(Plain, animated)
--> bar Plain
--> contents Plain 44.0
--> toolbar nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Things       Plain                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
local page = UIViewController "Page"
page.toolbarItems = { UIBarButtonItem{ systemItem = "trash" } }
nav:pushViewController(page, true)
settle()
show()
print(screen())
--> Page willMove(toParent: nav)
--> Page viewDidLoad
--> Plain viewWillDisappear(animated)
--> Page viewWillAppear(animated)
--> nav willShow(Page, animated)
--> … 350 ms
--> Plain viewDidDisappear(animated)
--> Page viewDidAppear(animated)
--> Page didMove(toParent: nav)
--> nav didShow(Page, animated)
--> bar Page
--> contents Page 88.0
--> toolbar [trash]
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Plain         Page                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #4          │
--> ├──────────────────────────────────────┤
--> │ [trash]                              │
--> └──────────────────────────────────────┘
user.back()
settle()
show()
user.back()
settle()
show()
print(table.concat(visits, ", "))
--> Page willMove(toParent: nil)
--> Page viewWillDisappear(animated)
--> Plain viewWillAppear(animated)
--> nav willShow(Plain, animated)
--> … 350 ms
--> Page viewDidDisappear(animated)
--> Plain viewDidAppear(animated)
--> Page didMove(toParent: nil)
--> nav didShow(Plain, animated)
--> bar Plain
--> contents Plain 44.0
--> toolbar nil
--> Plain willMove(toParent: nil)
--> Plain viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> nav willShow(List, animated)
--> … 350 ms
--> Plain viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Plain didMove(toParent: nil)
--> nav didShow(List, animated)
--> bar Things
--> contents List 88.0
--> toolbar Share
--> Plain, Page, Plain, List
