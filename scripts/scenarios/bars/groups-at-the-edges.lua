-- facts: H110
-- Groups of items take the place of the left and right items, and a pinned one is outermost.
local page = UIViewController "Page"
local item = page.navigationItem
local function button(title)
  return UIBarButtonItem{ title = title, action = function() print(title) end }
end
local nav = UINavigationController{ UIViewController "Root", page }
window.rootViewController = nav
settle()
item.leftBarButtonItem, item.rightBarButtonItem = button "Old", button "Older"
local first = UIBarButtonItemGroup{ button "A" }
item.leadingItemGroups = { first, UIBarButtonItemGroup{ button "B" } }
item.trailingItemGroups = { UIBarButtonItemGroup{ button "C", button "D" } }
item.pinnedTrailingGroup = UIBarButtonItemGroup{ button "E" }
print(item.leftBarButtonItems, item.rightBarButtonItems)
local bar = nav.navigationBar.displayed
print(table.concat(bar.left, " "), bar.title, table.concat(bar.right, " "))
user.tap "A"
user.tap "D"
--> Root willMove(toParent: UINavigationController#3)
--> Page willMove(toParent: UINavigationController#3)
--> Page viewDidLoad
--> Page viewWillAppear
--> Page viewIsAppearing
--> Page viewDidAppear
--> Page didMove(toParent: UINavigationController#3)
--> nil nil
--> A B Page C D E
--> A
--> D
-- Custom items at the left edge turn the swipe back off, in groups as well.
print(user.swipeBack())
first.isHidden = true
item.leftBarButtonItems = { button "New" }
print(#item.leadingItemGroups, table.concat(nav.navigationBar.displayed.left, " "))
--> false a custom left item replaces the back button, which turns the swipe off
--> 0 New
