-- facts: B36
-- A subclass of the stack refuses the pop.
local Careful = class("Careful", UINavigationController)
function Careful:shouldPop()
  return false
end
local nav = Careful{ UIViewController "A", UIViewController "B" }
window.rootViewController = nav
settle()
--> A willMove(toParent: Careful#3)
--> B willMove(toParent: Careful#3)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: Careful#3)
user.back()
settle()
print(#nav.viewControllers, #warnings())
--> Careful#3 shouldPop(B)
--> 2 0
