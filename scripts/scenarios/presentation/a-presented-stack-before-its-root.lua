-- facts: A18, D13, FRI-01
-- A stack's callback runs to its end before its root's begins.
local Stack = class("StackController", UINavigationController)
function Stack:viewWillAppear(animated)
  print("N viewWillAppear", animated)
  Stack.super.viewWillAppear(self, animated)
  print("N back from super")
end
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(Stack{ UIViewController "W" }, true)
settle()
--> W willMove(toParent: StackController#3)
--> W viewDidLoad
--> N viewWillAppear true
--> N back from super
--> W viewWillAppear(animated)
--> W viewIsAppearing(animated)
--> … 500 ms
--> W viewDidAppear(animated)
--> W didMove(toParent: StackController#3)
