-- facts: C1, F43
-- A column that is seen all the time is in the window all the time, in whatever container.
simulator.device = "iPad"
local detail = UIViewController "Detail"
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = UIViewController "List", secondary = detail,
}
window.rootViewController = split
settle()
simulator.horizontalSizeClass = "compact"
settle()
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> UINavigationController#4 didMove(toParent: split)
split:show("primary")
simulator.horizontalSizeClass = nil
wait(0.1)
print(detail.view.window == window)
settle()
print(detail.view.window == window)
--> UINavigationController#5 willMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: split)
--> UINavigationController#5 didMove(toParent: split)
--> true
--> … 350 ms
--> UINavigationController#5 didMove(toParent: nil)
--> true
