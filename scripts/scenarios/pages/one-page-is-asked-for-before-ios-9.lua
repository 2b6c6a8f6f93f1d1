-- facts: C25, C27
-- Before iOS 9 the data source is asked for one page at each turn.
simulator.profile = "ios7"
local one, two = UIViewController "One", UIViewController "Two"
local book = UIPageViewController{ transitionStyle = "scroll", name = "book", one }
book.dataSource = {
  viewControllerBefore = function(_, page) return page == two and one or nil end,
  viewControllerAfter = function(_, page) return page == one and two or nil end,
}
window.rootViewController = book
settle()
--> One willMove(toParent: book)
--> One viewDidLoad
--> One viewWillAppear
--> One viewDidAppear
--> One didMove(toParent: book)
user.turnPage("forward")
settle()
--> book viewControllerAfter(One)
--> One willMove(toParent: nil)
--> Two willMove(toParent: book)
--> Two viewDidLoad
--> Two viewWillAppear(animated)
--> One viewWillDisappear(animated)
--> … 300 ms
--> Two viewDidAppear(animated)
--> One viewDidDisappear(animated)
--> One didMove(toParent: nil)
--> Two didMove(toParent: book)
print(user.turnPage("forward"))
user.turnPage("reverse")
settle()
--> book viewControllerAfter(Two)
--> false the data source has no page there
--> book viewControllerBefore(Two)
--> Two willMove(toParent: nil)
--> One willMove(toParent: book)
--> One viewWillAppear(animated)
--> Two viewWillDisappear(animated)
--> … 300 ms
--> One viewDidAppear(animated)
--> Two viewDidDisappear(animated)
--> Two didMove(toParent: nil)
--> One didMove(toParent: book)
