-- facts: A70
-- Two controllers come from another stack, and the first gets another parent while the second
-- leaves: the new stack stays as it is.
local home = UIViewController "Home"
local a, b = UIViewController "A", UIViewController "B"
local other = UIWindow{ rootViewController = UINavigationController{ home, a, b } }
other.isHidden = false
local nav = UINavigationController{ name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: UINavigationController#4)
--> A willMove(toParent: UINavigationController#4)
--> B willMove(toParent: UINavigationController#4)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: UINavigationController#4)
function b:didMove(parent)
  UIViewController.didMove(self, parent)
  if parent == nil then home:addChild(a) end
end
nav:setViewControllers({ a, b }, false)
settle()
print(#nav.viewControllers, a.parent, b.parent)
--> A didMove(toParent: nil)
--> B didMove(toParent: nil)
--> A willMove(toParent: Home)
--> Home viewDidLoad
--> B viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> B viewDidDisappear
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#4)
--> 0 UIViewController "Home" #1 nil
