-- facts: P121, P123, P124
-- Presenting a View Controller and Choosing a Transition Style
-- Book: View Controller Programming Guide, section Presenting a View Controller and Choosing a Transition Style, rule segue: A segue makes and presents the view controller
-- Watch: the presenter never creates the form; it configures it before it is presented.

simulator.profile = "classic"

local list = UIViewController{ name = "list", title = "Recipes" }
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewDidAppear
--> list didMove(toParent: nav)

-- In place of a storyboard, a table of functions that make the destinations.
list.segues = {
  add = function()
    local form = UIViewController{ name = "form" }
    return UINavigationController{ form, name = "stack", modalTransitionStyle = "flipHorizontal" }
  end,
}

function list:prepare(segue, sender)
  print(segue.identifier, sender, segue.destination.viewIfLoaded)
  segue.destination.topViewController.navigationItem.title = "New Recipe"
end

-- Rule segue: A segue makes and presents the view controller
list.navigationItem.rightBarButtonItem =
  UIBarButtonItem{ title = "+", action = function(item) list:performSegue("add", item.title) end }
user.tap "+"
wait(0.2)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> form willMove(toParent: stack)
--> list prepare(add)
--> add + UIView
--> form viewDidLoad
--> list viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> transition flipHorizontal (stack over nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              New Recipe              │
--> ├──────────────────────────────────────┤
--> │        UIViewController form         │
--> └──────────────────────────────────────┘
settle()
print(tree())
--> … 200 ms
--> form viewDidAppear(animated)
--> form didMove(toParent: stack)
--> list viewDidDisappear(animated)
--> window
--> └─ nav  UINavigationController           disappeared
-->    ├─ list  UIViewController "Recipes"   disappeared
-->    => stack  UINavigationController      appeared      fullScreen
-->       └─ form  UIViewController          appeared
list:dismiss(true)
settle()
--> form viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> … 400 ms
--> list viewDidAppear(animated)
--> form viewDidDisappear(animated)
--> stack deinit
--> form deinit
