-- facts: C28
-- A turn of the user that the program overtakes ends with a call, too: one that was taken back,
-- or whose finger was still down, is not completed.
local one, two, three = UIViewController "1", UIViewController "2", UIViewController "3"
local pages = UIPageViewController{ transitionStyle = "scroll", name = "pages" }
pages.dataSource = {
  viewControllerBefore = function(_, page)
    return page == two and one or nil
  end,
  viewControllerAfter = function(_, page)
    return page == two and three or nil
  end,
}
pages.delegate = {
  didFinishAnimating = function(_, _, former, completed)
    print(former[1].title, completed, pages.viewControllers[1].title)
  end,
}
local function start()
  pages:setViewControllers({ two }, "forward", false)
  settle()
end
start()
window.rootViewController = pages
settle()
--> 2 willMove(toParent: pages)
--> 2 viewDidLoad
--> 2 viewWillAppear
--> 2 viewIsAppearing
--> 2 viewDidAppear
--> 2 didMove(toParent: pages)
user.turnPage("reverse", { cancel = true })
pages:setViewControllers({ three }, "forward", false)
settle()
--> pages viewControllerAfter(2)
--> pages viewControllerBefore(2)
--> pages didFinishAnimating(2, cancelled)
--> 2 false 2
--> 2 willMove(toParent: nil)
--> 3 willMove(toParent: pages)
--> 3 viewDidLoad
--> 3 viewWillAppear
--> 2 viewWillDisappear
--> 3 viewIsAppearing
--> 3 viewDidAppear
--> 2 viewDidDisappear
--> 2 didMove(toParent: nil)
--> 3 didMove(toParent: pages)
start()
user.turnPage("forward", { at = 0.4 })
pages:setViewControllers({ one }, "forward", false)
print(user.release())
settle()
--> 3 willMove(toParent: nil)
--> 2 willMove(toParent: pages)
--> 2 viewWillAppear
--> 3 viewWillDisappear
--> 2 viewIsAppearing
--> 2 viewDidAppear
--> 3 viewDidDisappear
--> 3 didMove(toParent: nil)
--> 2 didMove(toParent: pages)
--> pages viewControllerAfter(2)
--> pages viewControllerBefore(2)
--> pages didFinishAnimating(2, cancelled)
--> 2 false 2
--> false no gesture is held
--> 2 willMove(toParent: nil)
--> 1 willMove(toParent: pages)
--> 1 viewDidLoad
--> 1 viewWillAppear
--> 2 viewWillDisappear
--> 1 viewIsAppearing
--> 1 viewDidAppear
--> 2 viewDidDisappear
--> 2 didMove(toParent: nil)
--> 1 didMove(toParent: pages)
start()
user.turnPage("forward")
print(user.turnPage("reverse"))
pages:setViewControllers({ one }, "forward", true)
settle()
--> 1 willMove(toParent: nil)
--> 2 willMove(toParent: pages)
--> 2 viewWillAppear
--> 1 viewWillDisappear
--> 2 viewIsAppearing
--> 2 viewDidAppear
--> 1 viewDidDisappear
--> 1 didMove(toParent: nil)
--> 2 didMove(toParent: pages)
--> pages viewControllerAfter(2)
--> pages viewControllerBefore(2)
--> false a transition is active
--> pages didFinishAnimating(2, completed)
--> 2 true 3
--> 2 willMove(toParent: nil)
--> 1 willMove(toParent: pages)
--> 1 viewWillAppear(animated)
--> 2 viewWillDisappear(animated)
--> 1 viewIsAppearing(animated)
--> … 300 ms
--> 1 viewDidAppear(animated)
--> 2 viewDidDisappear(animated)
--> 2 didMove(toParent: nil)
--> 1 didMove(toParent: pages)
