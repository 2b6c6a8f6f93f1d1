-- facts: B2, B3, B4, B5, B14, B27
-- An item is made when it is first read, and has only the controller's title.
local home = UIViewController "Home"
local item = home.navigationItem
print(item.title, item.prompt, item.titleView, item.backBarButtonItem, item.backButtonTitle)
print(item.hidesBackButton, item.leftItemsSupplementBackButton)
print(item.largeTitleDisplayMode, item.backButtonDisplayMode)
print(home.navigationItem == item, home.isViewLoaded)
--> Home nil nil nil nil
--> false false
--> automatic default
--> true false
local button = UIBarButtonItem{ title = "Go" }
print(button.isEnabled, button.tag, button.width, button.style)
--> true 0 0.0 plain

-- The controller's title is copied to its items, and the last assignment wins; never back.
item.title = "Item"
print(home.title, item.title)
home.title = "Controller"
print(home.title, item.title)
--> Home Item
--> Controller Controller

-- The item of the stack itself is for a bar around it: its own bar never shows it.
local nav = UINavigationController{ home }
nav.navigationItem.title = "Stack"
nav.navigationItem.rightBarButtonItem = button
print(nav.navigationBar.displayed.title, #nav.navigationBar.displayed.right)
--> Controller willMove(toParent: UINavigationController#2)
--> Controller 0
