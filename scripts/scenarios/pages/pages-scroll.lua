-- facts: A24, WL-03, WL-04
-- Pages that scroll: the new page is called first, and when a swipe ends the page that stays is.
local pages = {}
for number, title in ipairs({ "One", "Two", "Three" }) do
  pages[number] = UIViewController(title)
  pages[number].number = number
end
local book = UIPageViewController{ transitionStyle = "scroll", name = "book", pages[1] }
book.dataSource = {
  viewControllerBefore = function(_, page) return pages[page.number - 1] end,
  viewControllerAfter = function(_, page) return pages[page.number + 1] end,
}
book.delegate = {
  willTransitionTo = function(_, pending) print("to " .. pending[1].title) end,
  didFinishAnimating = function(_, _, former, completed) print(former[1].title, completed) end,
}
window.rootViewController = book
settle()
--> One willMove(toParent: book)
--> One viewDidLoad
--> One viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
--> One didMove(toParent: book)
user.turnPage("forward")
print(book.viewControllers[1].title)
settle()
print(book.viewControllers[1].title)
--> book viewControllerAfter(One)
--> book viewControllerBefore(One)
--> book willTransitionTo(Two)
--> to Two
--> One
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
--> book didFinishAnimating(One, completed)
--> One true
--> book viewControllerAfter(Two)
--> Two
user.turnPage("forward", { cancel = true })
settle()
print(book.viewControllers[1].title)
--> book willTransitionTo(Three)
--> to Three
--> Two willMove(toParent: nil)
--> Three willMove(toParent: book)
--> Three viewDidLoad
--> Three viewWillAppear(animated)
--> Two viewWillDisappear(animated)
--> Three viewIsAppearing(animated)
--> … 300 ms
--> Two viewWillAppear(animated)
--> Two viewIsAppearing(animated)
--> Two viewDidAppear(animated)
--> Three viewWillDisappear(animated)
--> Three viewDidDisappear(animated)
--> Three didMove(toParent: nil)
--> book didFinishAnimating(Two, cancelled)
--> Two false
--> Two
print(user.turnPage("forward", { at = 0.5 }))
user.release{}
settle()
print(user.turnPage("forward"))
--> book willTransitionTo(Three)
--> to Three
--> true
--> Two willMove(toParent: nil)
--> Three willMove(toParent: book)
--> Three viewWillAppear(animated)
--> Two viewWillDisappear(animated)
--> Three viewIsAppearing(animated)
--> … 300 ms
--> Three viewDidAppear(animated)
--> Two viewDidDisappear(animated)
--> Two didMove(toParent: nil)
--> Three didMove(toParent: book)
--> book didFinishAnimating(Two, completed)
--> Two true
--> book viewControllerAfter(Three)
--> false the data source has no page there
