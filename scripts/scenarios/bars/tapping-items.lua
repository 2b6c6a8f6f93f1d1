-- facts: B9, B26, B28, B31, B32
-- A disabled item and a space do nothing; an item with a custom view leaves the touch to the view.
local home = UIViewController "Home"
local target = {}
function target:go(sender) print("go from", sender.title) end
local go = UIBarButtonItem{ title = "Go", target = target, action = "go" }
home.navigationItem.rightBarButtonItems = { go, UIBarButtonItem{ systemItem = "flexibleSpace" } }
window.rootViewController = UINavigationController{ home }
settle()
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
user.tap "Go"
go.isEnabled = false
print(user.tap "Go")
print((pcall(user.tap, home.navigationItem.rightBarButtonItems[2])))
--> go from Go
--> false "Go" is disabled
--> false

-- The button inside is tapped, the item's own action isn't called.
local button = UIButton{ title = "Inside" }
function target:inside() print("the button") end
button:addTarget(target, "inside")
home.navigationItem.leftBarButtonItem =
  UIBarButtonItem{ customView = button, action = function() print("the item") end }
user.tap "Inside"
--> the button

-- An item is in an array once: setting it as the single item moves it to the front.
local other = UIBarButtonItem "Other"
home.navigationItem.rightBarButtonItems = { other, go }
home.navigationItem.rightBarButtonItem = go
for _, item in ipairs(home.navigationItem.rightBarButtonItems) do print(item.title) end
--> Go
--> Other

-- The back button's chevron comes from its position, not from the item's style.
home.navigationItem.backBarButtonItem = UIBarButtonItem{ title = "Up", style = "done" }
home.navigationController:pushViewController(UIViewController "Detail", false)
settle()
print(home.navigationController.navigationBar.displayed.left[1])
--> Detail willMove(toParent: UINavigationController#2)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#2)
--> ‹ Up
