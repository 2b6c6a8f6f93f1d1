-- facts: F50
-- Up to iOS 7 the primary column is hidden in portrait, and the delegate gets a button for it.
simulator.profile = "ios7"
simulator.device = "iPad"
local list, detail = UIViewController "Master", UIViewController "Detail"
local split = UISplitViewController{
  UINavigationController{ list }, UINavigationController{ detail }, name = "split",
}
split.delegate = {
  willHideViewController = function(_, _, button)
    button.title = "Master"
    detail.navigationItem.leftBarButtonItem = button
  end,
  willShowViewController = function() detail.navigationItem.leftBarButtonItem = nil end,
  popoverWillPresent = function() end,
}
window.rootViewController = split
settle()
print(screen())
--> Master willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#4)
--> UINavigationController#3 willMove(toParent: split)
--> UINavigationController#4 willMove(toParent: split)
--> split willHideViewController(UINavigationController#3)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> UINavigationController#4 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#4)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ Master                             Detail                                    │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController #2                              │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.tap("Master")
settle()
print(split.displayMode)
user.tapOutside()
settle()
print(split.displayMode)
--> split popoverWillPresent(UINavigationController#3)
--> Master viewDidLoad
--> Master viewWillAppear(animated)
--> … 350 ms
--> UINavigationController#3 didMove(toParent: split)
--> Master viewDidAppear(animated)
--> Master didMove(toParent: UINavigationController#3)
--> oneOverSecondary
--> Master viewWillDisappear(animated)
--> … 350 ms
--> Master viewDidDisappear(animated)
--> secondaryOnly
user.rotate("landscape")
settle()
print(split.displayMode, detail.navigationItem.leftBarButtonItem)
--> split willShowViewController(UINavigationController#3)
--> Master viewWillAppear
--> Master viewDidAppear
--> oneBesideSecondary nil
