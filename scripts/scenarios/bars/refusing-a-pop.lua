-- facts: B63, B64, B65, B68, D10
-- A stack is its bar's delegate: its class may refuse a pop by the user.
local Guarded = class("GuardedNavigationController", UINavigationController)
function Guarded:shouldPop(bar, item)
  print("may", item.title, "go?", #bar.items, #self.viewControllers)
  return self.answer
end

local nav = Guarded{ UIViewController "A", UIViewController "B", UIViewController "C" }
nav.name = "nav"
window.rootViewController = nav
settle()
--> A willMove(toParent: GuardedNavigationController#4)
--> B willMove(toParent: GuardedNavigationController#4)
--> C willMove(toParent: GuardedNavigationController#4)
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> C didMove(toParent: nav)
nav.answer = false
print(user.back())
print(user.swipeBack{})
--> nav shouldPop(C)
--> may C go? 3 3
--> false shouldPop refused
--> nav shouldPop(C)
--> may C go? 3 3
--> false shouldPop refused
nav.answer = true
print(user.back())
settle()
--> nav shouldPop(C)
--> may C go? 3 3
--> true
--> C willMove(toParent: nil)
--> B viewDidLoad
--> C viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> C viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> C didMove(toParent: nil)
-- A program's own pop is done before shouldPop is asked: there are fewer controllers than items.
nav.answer = false
nav:popViewController(false)
settle()
--> nav shouldPop(B)
--> may B go? 2 1
--> B willMove(toParent: nil)
--> A viewDidLoad
--> B viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> B viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
