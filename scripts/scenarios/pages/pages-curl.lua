-- facts: A24, WL-05, WL-06
-- Pages that curl: the old page has disappeared before the new one has appeared.
local one, two = UIViewController "One", UIViewController "Two"
local book = UIPageViewController{ transitionStyle = "pageCurl", name = "book", one }
book.dataSource = { viewControllerAfter = function() return two end }
window.rootViewController = book
settle()
--> One willMove(toParent: book)
--> One viewDidLoad
--> One viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
--> One didMove(toParent: book)
user.turnPage("forward", { cancel = true })
settle()
--> book viewControllerAfter(One)
--> One willMove(toParent: nil)
--> Two willMove(toParent: book)
--> Two viewDidLoad
--> Two viewWillAppear(animated)
--> One viewWillDisappear(animated)
--> Two viewIsAppearing(animated)
--> … 500 ms
--> Two viewWillDisappear(animated)
--> One viewWillAppear(animated)
--> One viewIsAppearing(animated)
--> Two viewDidDisappear(animated)
--> One viewDidAppear(animated)
--> Two didMove(toParent: nil)
book:setViewControllers({ two }, "forward", true, function(finished) print("over", finished) end)
settle()
--> One willMove(toParent: nil)
--> Two willMove(toParent: book)
--> Two viewWillAppear(animated)
--> One viewWillDisappear(animated)
--> Two viewIsAppearing(animated)
--> … 500 ms
--> One viewDidDisappear(animated)
--> Two viewDidAppear(animated)
--> One didMove(toParent: nil)
--> Two didMove(toParent: book)
--> completion of setViewControllers(book)
--> over true
local _, problem = pcall(book.setViewControllers, book, { one, two }, "forward", true)
print(problem.message)
print(user.turnPage("reverse"))
--> exception NSInvalidArgumentException: The number of view controllers provided (2) doesn't match the number required (1) for the requested transition
--> The number of view controllers provided (2) doesn't match the number required (1) for the requested transition
--> false the data source has no page there
