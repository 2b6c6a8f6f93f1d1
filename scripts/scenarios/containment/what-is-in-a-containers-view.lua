-- facts: B39, B53, B55, A18
-- A stack's view contains the view of its top and its bars; a tab bar controller's that of the tab.
local names = {}
local function list(controller)
  local words = {}
  for index, view in ipairs(controller.view.subviews) do words[index] = names[view] or "?" end
  print(controller.name .. ":", table.concat(words, ", "))
end

local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Other", name = "tabs" }
names[nav.navigationBar], names[nav.toolbar] = "bar", "toolbar"
names[tabs.tabBar] = "tab bar"
window.rootViewController = tabs
settle()
names[home.view], names[detail.view], names[nav.view] = "home", "detail", "nav"
names[tabs.viewControllers[2].view] = "other"
list(nav)
list(tabs)
--> Home willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Other willMove(toParent: tabs)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> nav didMove(toParent: tabs)
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail viewDidLoad
--> Other viewDidLoad
--> nav: home, bar
--> tabs: nav, tab bar

-- During a push both are there; then the new one alone.
nav:pushViewController(detail, true)
wait(0.1)
list(nav)
settle()
list(nav)
print(home.view.superview, home.view.window, detail.view.superview == nav.view)
--> Detail willMove(toParent: nav)
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> nav: home, detail, bar
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> nav: detail, bar
--> nil nil true

-- The toolbar comes and goes; a view that the script added stays where it is.
local badge = UIView{}
names[badge] = "badge"
nav.view:addSubview(badge)
nav:setToolbarHidden(false)
list(nav)
nav:setToolbarHidden(true)
list(nav)
--> nav: detail, bar, badge, toolbar
--> nav: detail, bar, badge
tabs.selectedIndex = 1
settle()
list(tabs)
print(nav.navigationBar.superview == nav.view, detail.view.superview == nav.view)
--> Other viewWillAppear
--> Detail viewWillDisappear
--> Other viewIsAppearing
--> Detail viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: tabs)
--> tabs: other, tab bar
--> true true

-- A covering presentation leaves all views in place; a stack off the screen removes them at once.
tabs.selectedIndex = 0
settle()
tabs:present(UIViewController{ title = "Login", modalPresentationStyle = "fullScreen" }, false)
settle()
list(nav)
nav:popViewController(false)
list(nav)
tabs:dismiss(false)
settle()
list(nav)
--> Detail viewWillAppear
--> Other viewWillDisappear
--> Detail viewIsAppearing
--> Other viewDidDisappear
--> Detail viewDidAppear
--> Login viewDidLoad
--> Detail viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
--> Detail viewDidDisappear
--> nav: detail, bar, badge
--> nav: bar, badge
--> Detail willMove(toParent: nil)
--> Detail didMove(toParent: nil)
--> Login viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Login viewDidDisappear
--> nav: home, bar, badge

-- Another view replaces the former one.
local former = home.view
home.view = UIView{}
names[former], names[home.view] = "former", "new"
list(nav)
print(former.superview)
--> nav: new, bar, badge
--> nil
