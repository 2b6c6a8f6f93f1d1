-- facts: F26, F27, F29, F30, F33, F34, F42
-- A column is shown in the nearest mode of the behaviour; the delegate isn't told of what `show` does to it.
simulator.device = "iPad"
user.rotate("landscape")
local split = UISplitViewController{
  style = "tripleColumn", name = "split",
  primary = UIViewController "Folders", supplementary = UIViewController "Notes",
  secondary = UIViewController "Note",
}
split.delegate = {
  willChangeTo = function() end, willShow = function() end, willHide = function() end,
  didShow = function() end, didHide = function() end,
}
window.rootViewController = split
settle()
print(split.displayMode, split.splitBehavior, split:isShowing("primary"))
--> Folders willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#4)
--> Notes willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: UISplitViewController#4)
--> Note willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: UISplitViewController#4)
--> Notes viewDidLoad
--> Note viewDidLoad
--> Notes viewWillAppear
--> Note viewWillAppear
--> Notes viewIsAppearing
--> Note viewIsAppearing
--> UINavigationController#6 didMove(toParent: split)
--> Notes viewDidAppear
--> Notes didMove(toParent: UINavigationController#6)
--> UINavigationController#7 didMove(toParent: split)
--> Note viewDidAppear
--> Note didMove(toParent: UINavigationController#7)
--> oneBesideSecondary tile false
split:show("primary")
print(split.displayMode, split.transitionCoordinator ~= nil)
settle()
split:show("compact")
split:show("supplementary")
split:hide("secondary")
print(split.displayMode)
split:hide("supplementary")
settle()
print(split.displayMode)
split.preferredSplitBehavior = "overlay"
print(split.splitBehavior)
settle()
split:show("supplementary")
settle()
print(split.displayMode)
split:show("secondary")
settle()
print(split.displayMode)
split.preferredDisplayMode = "twoBesideSecondary"
settle()
print(split.displayMode)
--> split willChangeTo(twoBesideSecondary)
--> twoBesideSecondary true
--> Folders viewDidLoad
--> Folders viewWillAppear(animated)
--> Folders viewIsAppearing(animated)
--> … 350 ms
--> UINavigationController#5 didMove(toParent: split)
--> Folders viewDidAppear(animated)
--> Folders didMove(toParent: UINavigationController#5)
--> twoBesideSecondary
--> split willChangeTo(secondaryOnly)
--> Folders viewWillDisappear(animated)
--> Notes viewWillDisappear(animated)
--> … 350 ms
--> Folders viewDidDisappear(animated)
--> Notes viewDidDisappear(animated)
--> secondaryOnly
--> tile
--> split willChangeTo(oneOverSecondary)
--> Notes viewWillAppear(animated)
--> Notes viewIsAppearing(animated)
--> … 350 ms
--> Notes viewDidAppear(animated)
--> oneOverSecondary
--> split willChangeTo(secondaryOnly)
--> Notes viewWillDisappear(animated)
--> … 350 ms
--> Notes viewDidDisappear(animated)
--> secondaryOnly
--> split willChangeTo(twoOverSecondary)
--> Folders viewWillAppear
--> Notes viewWillAppear
--> Folders viewIsAppearing
--> Notes viewIsAppearing
--> Folders viewDidAppear
--> Notes viewDidAppear
--> twoOverSecondary
