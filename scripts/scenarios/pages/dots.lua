-- facts: F116
-- A data source with both functions gives a page controller dots: they are asked for after
-- setViewControllers, and a swipe moves on without a question.
local pages = { UIViewController "One", UIViewController "Two", UIViewController "Three" }
local function index(vc) for i, page in ipairs(pages) do if page == vc then return i end end end
local book = UIPageViewController{ transitionStyle = "scroll", name = "book" }
book.dataSource = {
  viewControllerBefore = function(_, vc) return pages[index(vc) - 1] end,
  viewControllerAfter = function(_, vc) return pages[index(vc) + 1] end,
  presentationCount = function() return #pages end,
  presentationIndex = function() return 0 end,
}
book:setViewControllers({ pages[1] }, "forward", false)
window.rootViewController = book
settle()
--> One willMove(toParent: book)
--> book presentationCount
--> book presentationIndex
--> One viewDidLoad
--> One viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
--> One didMove(toParent: book)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #1 "One"       │
--> │                                      │
--> │                ● ○ ○                 │
--> └──────────────────────────────────────┘
user.turnPage "forward"
settle()
print(screen())
--> book viewControllerAfter(One)
--> book viewControllerBefore(One)
--> One willMove(toParent: nil)
--> Two willMove(toParent: book)
--> Two viewDidLoad
--> Two viewWillAppear(animated)
--> One viewWillDisappear(animated)
--> Two viewIsAppearing(animated)
--> … 300 ms
--> Two viewDidAppear(animated)
--> One viewDidDisappear(animated)
--> One didMove(toParent: nil)
--> Two didMove(toParent: book)
--> book viewControllerAfter(Two)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #2 "Two"       │
--> │                                      │
--> │                ○ ● ○                 │
--> └──────────────────────────────────────┘
