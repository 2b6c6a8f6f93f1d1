-- facts: A21, bars-054-set-array-transition
-- A new top that was already in the stack makes the change a pop.
local a, b, c = UIViewController "A", UIViewController "B", UIViewController "C"
local nav = UINavigationController{ a, b, c, name = "nav" }
window.rootViewController = nav
settle()
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> C willMove(toParent: nav)
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> C didMove(toParent: nav)
nav:setViewControllers({ UIViewController "D", a, b }, true)
settle()
print(timeline():match "transition [^\n]*")
for _, controller in ipairs(nav.viewControllers) do
  print(controller.title)
end
--> C willMove(toParent: nil)
--> D willMove(toParent: nav)
--> B viewDidLoad
--> C viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 350 ms
--> C viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> C didMove(toParent: nil)
--> transition pop (B over C)
--> D
--> A
--> B
