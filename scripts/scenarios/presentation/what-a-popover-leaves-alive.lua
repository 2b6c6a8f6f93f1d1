-- facts: P36, F73
-- The views that a popover passes touches to, and the bar of its button, can be tapped beside it.
simulator.device = "iPad"
local home = UIViewController "Home"
local function show(sender) print(sender.title) end
local function canTap(text) return (pcall(user.tap, text)) end
local undo, redo = UIButton "Undo", UIButton "Redo"
for index, button in ipairs{ undo, redo } do
  button.frame = { x = 20, y = 100 * index, width = 100, height = 40 }
  button.action = function() print(button.currentTitle) end
  home.view:addSubview(button)
end
local menuItem = UIBarButtonItem{ title = "Menu", action = show }
home.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = "Help", action = show }
home.navigationItem.rightBarButtonItem = menuItem
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
--> Home viewDidLoad
--> Home willMove(toParent: nav)
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
local popover = menu.popoverPresentationController
popover.barButtonItem, popover.passthroughViews = menuItem, { undo }
home:present(menu, true)
settle()
--> Menu viewDidLoad
--> Menu viewWillAppear(animated)
--> Menu viewIsAppearing(animated)
--> … 500 ms
--> Menu viewDidAppear(animated)
-- The bar was added to the list.
local views = popover.passthroughViews
print(#views, views[2] == home.navigationController.navigationBar)
user.tap "Undo"
user.tap "Help"
print(canTap "Redo")
--> 2 true
--> Undo
--> Help
--> false
-- Without a list everything else is out of reach again.
popover.passthroughViews = nil
print(canTap "Undo", canTap "Help")
user.tapOutside()
settle()
--> false false
--> Menu viewWillDisappear(animated)
--> … 500 ms
--> Menu viewDidDisappear(animated)
