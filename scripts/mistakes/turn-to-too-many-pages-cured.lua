-- facts: A24
-- The first page is set; the data source returns the pages beside each.
local page = UIPageViewController{ transitionStyle = "scroll" }
local one, two = UIViewController "One", UIViewController "Two"
page.dataSource = {
  viewControllerAfter = function(_, controller) return controller == one and two or nil end,
  viewControllerBefore = function(_, controller) return controller == two and one or nil end,
}
page:setViewControllers({ one }, "forward", false)
window.rootViewController = page
settle()
user.turnPage "forward"
settle()
print(page.viewControllers[1].title, #warnings())
--> One willMove(toParent: UIPageViewController#1)
--> One viewDidLoad
--> One viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
--> One didMove(toParent: UIPageViewController#1)
--> UIPageViewController#1 viewControllerAfter(One)
--> UIPageViewController#1 viewControllerBefore(One)
--> One willMove(toParent: nil)
--> Two willMove(toParent: UIPageViewController#1)
--> Two viewDidLoad
--> Two viewWillAppear(animated)
--> One viewWillDisappear(animated)
--> Two viewIsAppearing(animated)
--> … 300 ms
--> Two viewDidAppear(animated)
--> One viewDidDisappear(animated)
--> One didMove(toParent: nil)
--> Two didMove(toParent: UIPageViewController#1)
--> UIPageViewController#1 viewControllerAfter(Two)
--> Two 0
