-- facts: F28, F33, F35, F42, F49
-- Button, drag and tap on the dimmed column change the mode, and the delegate is notified of columns.
simulator.device = "iPad"
local split = UISplitViewController{
  style = "tripleColumn", name = "split",
  primary = UIViewController "Folders", supplementary = UIViewController "Notes",
  secondary = UIViewController "Note",
}
split.delegate = {
  willChangeTo = function() end, willShow = function() end, willHide = function() end,
  didShow = function() end, didHide = function() end,
  gestureWillBegin = function() end, gestureDidEnd = function() end,
}
window.rootViewController = split
settle()
print(split.displayMode, split.splitBehavior)
print(screen())
--> Folders willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#4)
--> Notes willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: UISplitViewController#4)
--> Note willMove(toParent: UINavigationController#7)
--> UINavigationController#7 willMove(toParent: UISplitViewController#4)
--> Note viewDidLoad
--> Note viewWillAppear
--> Note viewIsAppearing
--> UINavigationController#7 didMove(toParent: split)
--> Note viewDidAppear
--> Note didMove(toParent: UINavigationController#7)
--> secondaryOnly overlay
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ [sidebar]                           Note                                     │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #3                              │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.tap("[sidebar]")
settle()
print(screen())
--> split willChangeTo(oneOverSecondary)
--> split willShow(supplementary)
--> Notes viewDidLoad
--> Notes viewWillAppear(animated)
--> Notes viewIsAppearing(animated)
--> … 350 ms
--> UINavigationController#6 didMove(toParent: split)
--> Notes viewDidAppear(animated)
--> Notes didMove(toParent: UINavigationController#6)
--> split didShow(supplementary)
--> ┌ 9:41 ────────────────┬───────────────────────────────────────────────── 100% ┐
--> │ [sidebar]  Notes     │                         Note                          │
--> ├──────────────────────┼───────────────────────────────────────────────────────┤
--> │ UIViewController #2  │                  UIViewController #3                  │
--> └──────────────────────┴───────────────────────────────────────────────────────┘
print(user.swipeColumnIn{ cancel = true })
settle()
print(split.displayMode)
--> split gestureWillBegin
--> split willChangeTo(twoOverSecondary)
--> split willShow(primary)
--> true
--> Folders viewDidLoad
--> Folders viewWillAppear(animated)
--> Folders viewIsAppearing(animated)
--> … 350 ms
--> Folders viewWillDisappear(animated)
--> Folders viewDidDisappear(animated)
--> split gestureDidEnd
--> oneOverSecondary
user.swipeColumnIn()
settle()
print(screen())
print(user.swipeColumnIn())
--> split gestureWillBegin
--> split willChangeTo(twoOverSecondary)
--> split willShow(primary)
--> Folders viewWillAppear(animated)
--> Folders viewIsAppearing(animated)
--> … 350 ms
--> UINavigationController#5 didMove(toParent: split)
--> Folders viewDidAppear(animated)
--> Folders didMove(toParent: UINavigationController#5)
--> split didShow(primary)
--> split gestureDidEnd
--> ┌ 9:41 ───────────┬─────────────────┬──────────────────────────────────── 100% ┐
--> │     Folders     │      Notes      │                   Note                   │
--> ├─────────────────┼─────────────────┼──────────────────────────────────────────┤
--> │ UIViewControll… │ UIViewControll… │           UIViewController #3            │
--> └─────────────────┴─────────────────┴──────────────────────────────────────────┘
--> false no further column can be shown
user.tapOutside()
settle()
print(split.displayMode)
split.presentsWithGesture = false
print(user.swipeColumnIn())
local nav = split:viewController("secondary").navigationController
print(#nav.navigationBar.displayed.left)
--> split willChangeTo(secondaryOnly)
--> split willHide(primary)
--> split willHide(supplementary)
--> Folders viewWillDisappear(animated)
--> Notes viewWillDisappear(animated)
--> … 350 ms
--> Folders viewDidDisappear(animated)
--> Notes viewDidDisappear(animated)
--> split didHide(primary)
--> split didHide(supplementary)
--> secondaryOnly
--> false presentsWithGesture is false
--> 0
