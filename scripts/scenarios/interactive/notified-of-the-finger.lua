-- facts: A56
-- A coordinator notifies when the finger is lifted: isCancelled says how the transition ends.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, detail, name = "nav" }
window.rootViewController = nav
settle()
function home:viewWillAppear()
  local coordinator = self.transitionCoordinator
  if coordinator then
    coordinator:notifyWhenInteractionChanges(function(c)
      print("interactive", c.isInteractive, "cancelled", c.isCancelled)
    end)
  end
end
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
user.swipeBack{ at = 0.4 }
settle()
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
user.release{ cancel = true }
settle()
--> interactive false cancelled true
--> … 140 ms
--> Home viewWillDisappear(animated)
--> Home viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
user.swipeBack()
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> interactive false cancelled false
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Detail didMove(toParent: nil)
