-- facts: F34, F42
-- A cancelled drag of a column doesn't take back what has been changed since it began.
simulator.device = "iPad"
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = UIViewController "List", secondary = UIViewController "Text",
}
window.rootViewController = split
settle()
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Text willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Text viewDidLoad
--> Text viewWillAppear
--> Text viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> Text viewDidAppear
--> Text didMove(toParent: UINavigationController#5)
-- The device turns meanwhile, so that there is room for both columns.
user.swipeColumnIn{ cancel = true }
wait(0.1)
user.rotate("landscape")
settle()
print(split.displayMode, split:isShowing("primary"))
--> List viewDidLoad
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 175 ms
--> UINavigationController#4 didMove(toParent: split)
--> List viewDidAppear(animated)
--> List didMove(toParent: UINavigationController#4)
--> oneBesideSecondary true
user.rotate("portrait")
settle()
--> List viewWillDisappear
--> List viewDidDisappear
-- In the turn in which the drag began it has not been seen: it is taken back first.
user.swipeColumnIn{ cancel = true }
split:show("primary")
settle()
print(split.displayMode, split:isShowing("primary"))
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> List viewDidAppear(animated)
--> oneOverSecondary true
-- Another mode is preferred meanwhile.
split:hide("primary")
settle()
user.swipeColumnIn{ cancel = true }
wait(0.1)
split.preferredDisplayMode = "oneOverSecondary"
settle()
print(split.displayMode, split:isShowing("primary"))
--> List viewWillDisappear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 175 ms
--> List viewDidAppear
--> oneOverSecondary true
