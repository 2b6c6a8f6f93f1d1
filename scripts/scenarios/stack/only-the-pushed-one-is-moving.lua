-- facts: A13, A42, FLAG-01
-- isMovingToParent is true for the pushed controller, false for the covered one.
local Screen = class("ScreenViewController", UIViewController)
for _, callback in ipairs{
  "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
} do
  Screen[callback] = function(self, animated)
    UIViewController[callback](self, animated)
    print(self.title, self.isMovingToParent)
  end
end
local nav = UINavigationController{ Screen "A", name = "nav" }
window.rootViewController = nav
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A true
--> A viewIsAppearing
--> A viewDidAppear
--> A true
nav:pushViewController(Screen "B", true)
settle()
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> A false
--> B viewWillAppear(animated)
--> B true
--> B viewIsAppearing(animated)
--> … 350 ms
--> A viewDidDisappear(animated)
--> A false
--> B viewDidAppear(animated)
--> B true
--> B didMove(toParent: nav)
