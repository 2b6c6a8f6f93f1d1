-- facts: P122, P125
-- Before iOS 9 each parent or presenter offered its children or itself, and no deeper descendants.
simulator.profile = "classic"
local Asked = class("AskedViewController", UIViewController)
function Asked:canPerformUnwindSegueAction(...)
  return Asked.super.canPerformUnwindSegueAction(self, ...)
end
local one, two, three = Asked "One", Asked "Two", Asked "Three"
local nav = UINavigationController{ one, two, name = "nav" }
window.rootViewController = nav
settle()
two:present(three, true)
settle()
--> One willMove(toParent: nav)
--> Two willMove(toParent: nav)
--> Two viewDidLoad
--> Two viewWillAppear
--> Two viewDidAppear
--> Two didMove(toParent: nav)
--> Three viewDidLoad
--> Two viewWillDisappear(animated)
--> Three viewWillAppear(animated)
--> … 400 ms
--> Three viewDidAppear(animated)
--> Two viewDidDisappear(animated)
function one:backToOne() print("back at one") end
three:performUnwind("backToOne")
--> Two canPerformUnwindSegueAction(backToOne, Three)
--> One canPerformUnwindSegueAction(backToOne, Three)
--> One backToOne
--> back at one
--> One viewDidLoad
--> Three viewWillDisappear(animated)
--> One viewWillAppear(animated)
--> Two willMove(toParent: nil)
--> Two didMove(toParent: nil)
settle()
--> … 400 ms
--> One viewDidAppear(animated)
--> One didMove(toParent: nav)
--> Three viewDidDisappear(animated)

-- A stack in another tab is not looked into.
local other = UIViewController "Other"
window.rootViewController = UITabBarController{ nav, other }
window.rootViewController.selectedIndex = 1
settle()
--> One viewWillDisappear
--> nav willMove(toParent: UITabBarController#6)
--> Other willMove(toParent: UITabBarController#6)
--> One viewWillAppear
--> Other viewDidLoad
--> Other viewWillAppear
--> One viewWillDisappear
--> One viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: UITabBarController#6)
other:performUnwind("backToOne")
settle()
print(window.rootViewController.selectedIndex)
--> 1
