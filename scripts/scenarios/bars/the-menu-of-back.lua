-- facts: B22, B66, bars-012-long-title-shortened
-- A long press on the back button lists the stack below in full; the chosen one becomes the top.
local nav = UINavigationController{
  UIViewController "Root",
  UIViewController "Title A",
  UIViewController "A title that is long enough not to fit",
  UIViewController "Top",
  name = "nav",
}
simulator.fits = 20
window.rootViewController = nav
settle()
--> Root willMove(toParent: nav)
--> Title A willMove(toParent: nav)
--> A title that is long enough not to fit willMove(toParent: nav)
--> Top willMove(toParent: nav)
--> Top viewDidLoad
--> Top viewWillAppear
--> Top viewIsAppearing
--> Top viewDidAppear
--> Top didMove(toParent: nav)
print(nav.navigationBar.displayed.left[1])
print(table.unpack(user.holdBack()))
--> ‹ Back
--> A title that is long enough not to fit Title A Root
user.holdBack "Title A"
settle()
print(#nav.viewControllers, nav.navigationBar.displayed.left[1])
--> Top willMove(toParent: nil)
--> Title A viewDidLoad
--> Top viewWillDisappear(animated)
--> Title A viewWillAppear(animated)
--> Title A viewIsAppearing(animated)
--> A title that is long enough not to fit didMove(toParent: nil)
--> … 350 ms
--> Top viewDidDisappear(animated)
--> Title A viewDidAppear(animated)
--> Title A didMove(toParent: nav)
--> Top didMove(toParent: nil)
--> 2 ‹ Root
print((select(2, pcall(user.holdBack, "Title B")):gsub("^.-: ", "")))
user.back()
settle()
print(user.holdBack())
--> no "Title B" in the menu of the back button; there are: "Root"
--> Title A willMove(toParent: nil)
--> Root viewDidLoad
--> Title A viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Title A viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Root didMove(toParent: nav)
--> Title A didMove(toParent: nil)
--> false there is no back button on screen
