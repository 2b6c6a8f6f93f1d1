-- facts: C25, C26, C27, C28
-- Pages that scroll: both neighbors are asked for at the first touch, and kept.
local pages = {}
for number = 1, 4 do
  pages[number] = UIViewController("Page " .. number)
  pages[number].number = number
end
local book = UIPageViewController{ transitionStyle = "scroll", name = "book", pages[2] }
local source = {
  viewControllerBefore = function(_, page) return pages[page.number - 1] end,
  viewControllerAfter = function(_, page) return pages[page.number + 1] end,
}
book.dataSource = source
book.delegate = { willTransitionTo = function() end, didFinishAnimating = function() end }
window.rootViewController = book
settle()
--> Page 2 willMove(toParent: book)
--> Page 2 viewDidLoad
--> Page 2 viewWillAppear
--> Page 2 viewIsAppearing
--> Page 2 viewDidAppear
--> Page 2 didMove(toParent: book)

-- A turn that is taken back asks nothing at its end, and the next touch asks nothing.
user.turnPage("forward", { cancel = true })
settle()
--> book viewControllerAfter(Page 2)
--> book viewControllerBefore(Page 2)
--> book willTransitionTo(Page 3)
--> Page 2 willMove(toParent: nil)
--> Page 3 willMove(toParent: book)
--> Page 3 viewDidLoad
--> Page 3 viewWillAppear(animated)
--> Page 2 viewWillDisappear(animated)
--> Page 3 viewIsAppearing(animated)
--> … 300 ms
--> Page 2 viewWillAppear(animated)
--> Page 2 viewIsAppearing(animated)
--> Page 2 viewDidAppear(animated)
--> Page 3 viewWillDisappear(animated)
--> Page 3 viewDidDisappear(animated)
--> Page 3 didMove(toParent: nil)
--> book didFinishAnimating(Page 2, cancelled)
user.turnPage("forward", { at = 0.5 })
user.release{ cancel = true }
settle()
--> book willTransitionTo(Page 3)
--> Page 2 willMove(toParent: nil)
--> Page 3 willMove(toParent: book)
--> Page 3 viewWillAppear(animated)
--> Page 2 viewWillDisappear(animated)
--> Page 3 viewIsAppearing(animated)
--> … 300 ms
--> Page 2 viewWillAppear(animated)
--> Page 2 viewIsAppearing(animated)
--> Page 2 viewDidAppear(animated)
--> Page 3 viewWillDisappear(animated)
--> Page 3 viewDidDisappear(animated)
--> Page 3 didMove(toParent: nil)
--> book didFinishAnimating(Page 2, cancelled)

-- A completed one asks for the page beyond, in the direction of travel.
user.turnPage("reverse")
settle()
--> book willTransitionTo(Page 1)
--> Page 2 willMove(toParent: nil)
--> Page 1 willMove(toParent: book)
--> Page 1 viewDidLoad
--> Page 1 viewWillAppear(animated)
--> Page 2 viewWillDisappear(animated)
--> Page 1 viewIsAppearing(animated)
--> … 300 ms
--> Page 1 viewDidAppear(animated)
--> Page 2 viewDidDisappear(animated)
--> Page 2 didMove(toParent: nil)
--> Page 1 didMove(toParent: book)
--> book didFinishAnimating(Page 2, completed)
--> book viewControllerBefore(Page 1)
user.turnPage("forward")
settle()
--> book willTransitionTo(Page 2)
--> Page 1 willMove(toParent: nil)
--> Page 2 willMove(toParent: book)
--> Page 2 viewWillAppear(animated)
--> Page 1 viewWillDisappear(animated)
--> Page 2 viewIsAppearing(animated)
--> … 300 ms
--> Page 2 viewDidAppear(animated)
--> Page 1 viewDidDisappear(animated)
--> Page 1 didMove(toParent: nil)
--> Page 2 didMove(toParent: book)
--> book didFinishAnimating(Page 1, completed)
--> book viewControllerAfter(Page 2)
user.turnPage("forward")
settle()
--> book willTransitionTo(Page 3)
--> Page 2 willMove(toParent: nil)
--> Page 3 willMove(toParent: book)
--> Page 3 viewWillAppear(animated)
--> Page 2 viewWillDisappear(animated)
--> Page 3 viewIsAppearing(animated)
--> … 300 ms
--> Page 3 viewDidAppear(animated)
--> Page 2 viewDidDisappear(animated)
--> Page 2 didMove(toParent: nil)
--> Page 3 didMove(toParent: book)
--> book didFinishAnimating(Page 2, completed)
--> book viewControllerAfter(Page 3)

-- An end is kept as well.
user.turnPage("forward")
settle()
--> book willTransitionTo(Page 4)
--> Page 3 willMove(toParent: nil)
--> Page 4 willMove(toParent: book)
--> Page 4 viewDidLoad
--> Page 4 viewWillAppear(animated)
--> Page 3 viewWillDisappear(animated)
--> Page 4 viewIsAppearing(animated)
--> … 300 ms
--> Page 4 viewDidAppear(animated)
--> Page 3 viewDidDisappear(animated)
--> Page 3 didMove(toParent: nil)
--> Page 4 didMove(toParent: book)
--> book didFinishAnimating(Page 3, completed)
--> book viewControllerAfter(Page 4)
print(user.turnPage("forward"))
--> false the data source has no page there

-- A new data source, or pages set by the program, drop what is kept.
book.dataSource = source
print(user.turnPage("forward"))
--> book viewControllerAfter(Page 4)
--> book viewControllerBefore(Page 4)
--> false the data source has no page there
book:setViewControllers({ pages[4] }, "forward", false)
print(user.turnPage("forward"))
--> book viewControllerAfter(Page 4)
--> book viewControllerBefore(Page 4)
--> false the data source has no page there

-- What is dropped while the delegate is notified is not asked for before the next touch.
book.delegate = {
  didFinishAnimating = function() book:setViewControllers({ pages[1] }, "forward", false) end,
}
user.turnPage("reverse")
settle()
--> Page 4 willMove(toParent: nil)
--> Page 3 willMove(toParent: book)
--> Page 3 viewWillAppear(animated)
--> Page 4 viewWillDisappear(animated)
--> Page 3 viewIsAppearing(animated)
--> … 300 ms
--> Page 3 viewDidAppear(animated)
--> Page 4 viewDidDisappear(animated)
--> Page 4 didMove(toParent: nil)
--> Page 3 didMove(toParent: book)
--> book didFinishAnimating(Page 4, completed)
--> Page 3 willMove(toParent: nil)
--> Page 1 willMove(toParent: book)
--> Page 1 viewWillAppear
--> Page 3 viewWillDisappear
--> Page 1 viewIsAppearing
--> Page 1 viewDidAppear
--> Page 3 viewDidDisappear
--> Page 3 didMove(toParent: nil)
--> Page 1 didMove(toParent: book)
print(user.turnPage("reverse"))
--> book viewControllerAfter(Page 1)
--> book viewControllerBefore(Page 1)
--> false the data source has no page there
