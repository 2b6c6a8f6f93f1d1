-- facts: A24, A78
-- A turn is cancelled when the former page's view is in another page: the turn goes on to its end.
local a, b = UIViewController "A", UIViewController "B"
local page = UIPageViewController{
  transitionStyle = "scroll", navigationOrientation = "horizontal", name = "page",
}
page.dataSource = {
  viewControllerAfter = function(_, shown) return shown == a and b or nil end,
  viewControllerBefore = function() return nil end,
}
page:setViewControllers({ a }, "forward", false)
window.rootViewController = page
settle()
--> A willMove(toParent: page)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: page)
print(user.turnPage("forward", { at = 0.5 }))
b.view:addSubview(a.view)
print(user.release{ cancel = true })
settle()
print(page.viewControllers[1], a.parent, a.view.superview == b.view)
--> page viewControllerAfter(A)
--> page viewControllerBefore(A)
--> true
--> B willMove(toParent: page)
--> B viewDidLoad
--> true
--> A willMove(toParent: nil)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 150 ms
--> B viewDidAppear(animated)
--> A didMove(toParent: nil)
--> B didMove(toParent: page)
--> page viewControllerAfter(B)
--> UIViewController "B" #2 nil true
