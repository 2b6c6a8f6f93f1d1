-- facts: F32, F43
-- Columns that were pushed together return to the split view when they are popped together, or in
-- the turn of the push.
simulator.device = "iPad"
simulator.horizontalSizeClass = "compact"
local split = UISplitViewController{
  style = "tripleColumn", name = "split", primary = UIViewController "Folders",
  supplementary = UIViewController "List", secondary = UIViewController "Text",
}
split.delegate = {
  topColumnForCollapsing = function()
    return "primary"
  end,
}
window.rootViewController = split
settle()
--> Folders willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#4)
--> List willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: UISplitViewController#4)
--> Text willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: UISplitViewController#4)
--> split topColumnForCollapsing(secondary)
--> Folders viewDidLoad
--> Folders viewWillAppear
--> Folders viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> Folders viewDidAppear
--> Folders didMove(toParent: UINavigationController#5)
local function columns()
  print(split:viewController("supplementary"), split:viewController("secondary"))
end
split:show("secondary")
settle()
split:show("primary")
settle()
collectgarbage()
columns()
--> UINavigationController#6 didMove(toParent: nil)
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#6 willMove(toParent: UINavigationController#5)
--> UINavigationController#7 willMove(toParent: UINavigationController#5)
--> Text viewDidLoad
--> Folders viewWillDisappear(animated)
--> Text viewWillAppear(animated)
--> Text viewIsAppearing(animated)
--> … 350 ms
--> Folders viewDidDisappear(animated)
--> Text viewDidAppear(animated)
--> Text didMove(toParent: UINavigationController#7)
--> UINavigationController#7 didMove(toParent: UINavigationController#5)
--> UINavigationController#7 willMove(toParent: nil)
--> Text viewWillDisappear(animated)
--> Folders viewWillAppear(animated)
--> Folders viewIsAppearing(animated)
--> UINavigationController#6 didMove(toParent: nil)
--> … 350 ms
--> Text viewDidDisappear(animated)
--> Folders viewDidAppear(animated)
--> UINavigationController#7 didMove(toParent: nil)
--> UIViewController "List" #2 UIViewController "Text" #3
split:show("secondary")
split:show("primary")
settle()
collectgarbage()
columns()
--> UINavigationController#6 didMove(toParent: nil)
--> UINavigationController#7 didMove(toParent: nil)
--> UIViewController "List" #2 UIViewController "Text" #3
split:show("secondary")
settle()
print(#split:viewController("primary").navigationController.viewControllers)
--> UINavigationController#6 didMove(toParent: nil)
--> UINavigationController#7 didMove(toParent: nil)
--> UINavigationController#6 willMove(toParent: UINavigationController#5)
--> UINavigationController#7 willMove(toParent: UINavigationController#5)
--> Folders viewWillDisappear(animated)
--> Text viewWillAppear(animated)
--> Text viewIsAppearing(animated)
--> … 350 ms
--> Folders viewDidDisappear(animated)
--> Text viewDidAppear(animated)
--> UINavigationController#7 didMove(toParent: UINavigationController#5)
--> 3
