-- facts: B1, B2, B7, B16, B24, B60, B61
-- UINavigationBar
-- Book: iPhone Programming, chapter 12, figure 12.6: UINavigationItem
-- Book: iPhone Programming, chapter 12, figure 12.8: UINavigationItem with everything
-- Book: iPhone Programming, section UINavigationBar, rule 1: A title or a view, not both
-- Watch: who owns what; each controller keeps its item, and the bar draws that of the top.

simulator.profile = "classic"

local first, second = UIViewController{ name = "first" }, UIViewController{ name = "second" }
local nav = UINavigationController{ first, name = "nav" }
window.rootViewController = nav
settle()
--> first willMove(toParent: nav)
--> first viewDidLoad
--> first viewWillAppear
--> first viewDidAppear
--> first didMove(toParent: nav)

-- An item is empty at first, and so is the bar.
local item = first.navigationItem
print(item.title, item.titleView, item.leftBarButtonItem, item.rightBarButtonItem)
print(screen())
--> nil nil nil nil
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │        UIViewController first        │
--> └──────────────────────────────────────┘

-- Figure 12.6: UINavigationItem
-- The item isn't a view: it holds what the bar draws while its controller is the top.
local bar = nav.navigationBar
print(bar:isKind(UIView), item:isKind(UINavigationItem), item:isKind(UIView))
item.title = "First"
second.navigationItem.title = "Second"
print(bar.topItem == item, bar.displayed.title)
nav:pushViewController(second, true)
settle()
print(bar.topItem == second.navigationItem, bar.backItem == item)
print(bar.displayed.left[1], bar.displayed.title)
print(first.navigationItem == item, item.title)
--> true true false
--> true First
--> second willMove(toParent: nav)
--> second viewDidLoad
--> first viewWillDisappear(animated)
--> second viewWillAppear(animated)
--> … 350 ms
--> first viewDidDisappear(animated)
--> second viewDidAppear(animated)
--> second didMove(toParent: nav)
--> true true
--> ‹ First Second
--> true First
print(screen())
user.back()
settle()
print(bar.topItem == item, bar.displayed.title)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ First        Second                │
--> ├──────────────────────────────────────┤
--> │       UIViewController second        │
--> └──────────────────────────────────────┘
--> second willMove(toParent: nil)
--> second viewWillDisappear(animated)
--> first viewWillAppear(animated)
--> … 350 ms
--> second viewDidDisappear(animated)
--> first viewDidAppear(animated)
--> second didMove(toParent: nil)
--> true First

-- Figure 12.8: UINavigationItem with everything
-- Three areas: a view in the middle, and a button item on each side.
local taps = 0
item.leftBarButtonItem = first.editButtonItem
item.rightBarButtonItem = UIBarButtonItem{
  systemItem = "add", action = function() taps = taps + 1 end,
}
item.titleView = UILabel{ text = "~ Drawn ~" }
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Edit         ~ Drawn ~           [+] │
--> ├──────────────────────────────────────┤
--> │        UIViewController first        │
--> └──────────────────────────────────────┘
-- A button item isn't a view either; the bar makes a button of it, which can be tapped.
print(item.rightBarButtonItem:isKind(UIView))
user.tap "+"
user.tap "Edit"
print(taps, first.isEditing, bar.displayed.left[1])
--> false
--> 1 true Done

-- Rule 1: A title or a view, not both
-- The title is seen again when the view is gone.
print(item.title, bar.displayed.title)
item.titleView = nil
print(bar.displayed.title)
--> First ~ Drawn ~
--> First

-- Any view may be there; its class is printed if it has no text.
for _, view in ipairs{
  UIButton{ title = "Button" }, UISlider{}, UIImageView{ image = "logo" }, MKMapView{}, UIView{},
} do
  item.titleView = view
  print(bar.displayed.title)
end
--> Button
--> [UISlider]
--> [UIImageView]
--> [MKMapView]
--> [UIView]

-- A button item can also stand in a toolbar, and nowhere else.
item.titleView = nil
first.toolbarItems = { UIBarButtonItem "Below" }
nav:setToolbarHidden(false, false)
settle()
print((pcall(first.view.addSubview, first.view, first.toolbarItems[1])))
print(screen())
--> false
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Done           First             [+] │
--> ├──────────────────────────────────────┤
--> │        UIViewController first        │
--> ├──────────────────────────────────────┤
--> │ Below                                │
--> └──────────────────────────────────────┘
