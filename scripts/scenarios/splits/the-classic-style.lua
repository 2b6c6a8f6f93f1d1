-- facts: F36, F50, A93
-- Without a style the delegate chooses the primary controllers, and where the button leads.
simulator.device = "iPad"
local list, detail = UIViewController "List", UIViewController "Detail"
local other = UINavigationController{ UIViewController "Other", name = "other" }
local right = UINavigationController{ detail, name = "right" }
local split = UISplitViewController{ list, right, name = "split" }
split.delegate = {
  targetDisplayModeForAction = function(self)
    return self.displayMode == "oneOverSecondary" and "secondaryOnly" or "oneOverSecondary"
  end,
  primaryForCollapsing = function() return other end,
  collapseSecondary = function() return true end,
  primaryForExpanding = function() return list end,
  separateSecondaryFrom = function() return right end,
}
detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
window.rootViewController = split
settle()
print(split.displayMode, split.splitBehavior, split.style)
user.tap(split.displayModeButtonItem)
settle()
print(split.displayMode)
--> Other willMove(toParent: other)
--> Detail willMove(toParent: right)
--> List willMove(toParent: split)
--> right willMove(toParent: split)
--> split targetDisplayModeForAction
--> split targetDisplayModeForAction
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> right didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: right)
--> secondaryOnly automatic unspecified
--> split targetDisplayModeForAction
--> List viewDidLoad
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> List viewDidAppear(animated)
--> List didMove(toParent: split)
--> oneOverSecondary
simulator.horizontalSizeClass = "compact"
settle()
print(split.viewControllers[1].name)
simulator.horizontalSizeClass = nil
settle()
print(split.viewControllers[1] == list, split.viewControllers[2] == right)
--> split primaryForCollapsing
--> split collapseSecondary(right, other)
--> List willMove(toParent: nil)
--> right willMove(toParent: nil)
--> other willMove(toParent: split)
--> Other viewDidLoad
--> List viewWillDisappear
--> Detail viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: other)
--> List didMove(toParent: nil)
--> right didMove(toParent: nil)
--> other didMove(toParent: split)
--> other
--> split primaryForExpanding
--> split separateSecondaryFrom(List)
--> other willMove(toParent: nil)
--> List willMove(toParent: split)
--> right willMove(toParent: split)
--> Other viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Other viewDidDisappear
--> Detail viewDidAppear
--> other didMove(toParent: nil)
--> right didMove(toParent: split)
--> true true
