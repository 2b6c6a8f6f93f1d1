-- facts: P86, P123, P124, unw-tabbed
-- An unwind segue ends a presentation, selects another tab and pops there, in that order.
simulator.profile = "mid"
-- Subclasses that override the calls, so that they are in the timeline.
local calls = { "shouldPerformSegue", "allowedChildrenForUnwinding", "canPerformUnwindSegueAction",
  "prepare", "unwind" }
local function logging(name, base)
  local Class = class(name, base or UIViewController)
  for _, call in ipairs(calls) do
    Class[call] = function(self, ...) return Class.super[call](self, ...) end
  end
  function Class:dismiss(...)
    mark(self.name .. " dismiss")
    Class.super.dismiss(self, ...)
  end
  return Class
end
local First = logging "FirstViewController"
function First:iAmFirst() end
local Nav = logging("MyNavController", UINavigationController)
function Nav:popToViewController(controller, animated)
  mark(self.name .. " popToViewController " .. controller.name)
  return Nav.super.popToViewController(self, controller, animated)
end
local Pushed, Presented = logging "PushedViewController", logging "PresentedViewController"
local nav = Nav{ name = "Nav", First{ name = "First" }, Pushed{ name = "Pushed" } }
local second = logging "SecondViewController"{ name = "Second" }
local tabs = logging("MyTabBarController", UITabBarController){ name = "TabBar", nav, second }
window.rootViewController = tabs
tabs.selectedIndex = 1
settle()
--> First willMove(toParent: Nav)
--> Pushed willMove(toParent: Nav)
--> Nav willMove(toParent: TabBar)
--> Second willMove(toParent: TabBar)
--> Pushed viewDidLoad
--> Pushed viewWillAppear
--> Second viewDidLoad
--> Second viewWillAppear
--> Pushed viewWillDisappear
--> Pushed viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: TabBar)
second:present(Presented{ name = "Presented" }, true)
settle()
--> Presented viewDidLoad
--> Second viewWillDisappear(animated)
--> Presented viewWillAppear(animated)
--> … 500 ms
--> Presented viewDidAppear(animated)
--> Second viewDidDisappear(animated)
tabs.presentedViewController:performUnwind("iAmFirst", nil, "unwind")
--> Presented shouldPerformSegue(unwind)
--> Second allowedChildrenForUnwinding(Presented)
--> Second canPerformUnwindSegueAction(iAmFirst, Presented)
--> Presented allowedChildrenForUnwinding(Presented)
--> Presented canPerformUnwindSegueAction(iAmFirst, Presented)
--> TabBar allowedChildrenForUnwinding(Presented)
--> Nav allowedChildrenForUnwinding(Presented)
--> Pushed allowedChildrenForUnwinding(Presented)
--> Pushed canPerformUnwindSegueAction(iAmFirst, Presented)
--> First allowedChildrenForUnwinding(Presented)
--> First canPerformUnwindSegueAction(iAmFirst, Presented)
--> Presented prepare(unwind)
--> First iAmFirst
--> TabBar dismiss
--> TabBar unwind(towards: Nav)
--> Nav unwind(towards: First)
--> Nav popToViewController First
--> First viewDidLoad
--> Presented viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> Pushed willMove(toParent: nil)
--> Pushed didMove(toParent: nil)
--> Pushed deinit
settle()
print(tabs.selectedIndex, #nav.viewControllers)
--> … 500 ms
--> Nav didMove(toParent: TabBar)
--> First viewDidAppear(animated)
--> First didMove(toParent: Nav)
--> Presented viewDidDisappear(animated)
--> 0 1
--> Presented deinit
