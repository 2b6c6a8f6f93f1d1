-- facts: A13, A42, FLAG-01
-- isMovingToParent is true for the pushed controller, false for the covered one; isMovingFromParent
-- for the popped one.
local Screen = class("ScreenViewController", UIViewController)
for _, callback in ipairs{
  "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
} do
  Screen[callback] = function(self, animated)
    UIViewController[callback](self, animated)
    print(self.title, self.isMovingToParent, self.isMovingFromParent)
  end
end
local nav = UINavigationController{ Screen "A", name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A true false
--> A viewIsAppearing
--> A viewDidAppear
--> A true false
--> A didMove(toParent: nav)
local pushed = Screen "B"
nav:pushViewController(pushed, true)
settle()
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> A false false
--> B viewWillAppear(animated)
--> B true false
--> B viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> A false false
--> B viewDidAppear(animated)
--> B true false
--> B didMove(toParent: nav)
nav:popViewController(true)
settle()
print(pushed.isMovingToParent, pushed.isMovingFromParent)
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> B false true
--> A viewWillAppear(animated)
--> A false false
--> A viewIsAppearing(animated)
--> … 350 ms
--> B viewDidDisappear(animated)
--> B false true
--> A viewDidAppear(animated)
--> A false false
--> B didMove(toParent: nil)
--> false false
