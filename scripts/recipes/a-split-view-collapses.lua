-- facts: F40, F41, F43
-- A split view collapsing
-- Watch: in a narrow window the columns are one stack; they return to their places.

simulator.device = "iPad"
user.rotate("landscape")
local list = UIViewController "Mailboxes"
local detail = UIViewController "Message"
local split = UISplitViewController{
  style = "doubleColumn", name = "split", primary = list, secondary = detail,
}
-- Without this answer a narrow window opens on the detail.
split.delegate = {
  topColumnForCollapsing = function() return "primary" end,
}
window.rootViewController = split
settle()
--> Mailboxes willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Message willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Mailboxes viewDidLoad
--> Message viewDidLoad
--> Mailboxes viewWillAppear
--> Message viewWillAppear
--> Mailboxes viewIsAppearing
--> Message viewIsAppearing
--> UINavigationController#4 didMove(toParent: split)
--> Mailboxes viewDidAppear
--> Mailboxes didMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: split)
--> Message viewDidAppear
--> Message didMove(toParent: UINavigationController#5)
-- Another app comes beside it.
simulator.horizontalSizeClass = "compact"
settle()
print(split.isCollapsed)
--> split topColumnForCollapsing(secondary)
--> Message viewWillDisappear
--> Message viewDidDisappear
--> true
-- A column is shown on top of the others.
split:show("secondary")
settle()
print(split:isShowing("secondary"))
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> Mailboxes viewWillDisappear(animated)
--> Message viewWillAppear(animated)
--> Message viewIsAppearing(animated)
--> … 350 ms
--> Mailboxes viewDidDisappear(animated)
--> Message viewDidAppear(animated)
--> UINavigationController#5 didMove(toParent: UINavigationController#4)
--> true
-- There is room again.
simulator.horizontalSizeClass = nil
settle()
print(split.isCollapsed, split.displayMode)
--> UINavigationController#5 didMove(toParent: nil)
--> Mailboxes viewWillAppear
--> Mailboxes viewIsAppearing
--> Mailboxes viewDidAppear
--> UINavigationController#5 willMove(toParent: split)
--> UINavigationController#5 didMove(toParent: split)
--> false oneBesideSecondary
