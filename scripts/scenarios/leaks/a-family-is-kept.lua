-- facts: none
-- Retaining one controller of a removed family retains all those below it.
local home = UIViewController "Home"
local flow = UINavigationController{ UIViewController "Step 1", UIViewController "Step 2" }
window.rootViewController = home
home:present(flow, true)
settle()
--> Step 1 willMove(toParent: UINavigationController#4)
--> Step 2 willMove(toParent: UINavigationController#4)
--> Home viewDidLoad
--> Home viewWillAppear
--> Step 2 viewDidLoad
--> Home viewIsAppearing
--> Step 2 viewWillAppear(animated)
--> Step 2 viewIsAppearing(animated)
--> Home viewDidAppear
--> … 500 ms
--> Step 2 viewDidAppear(animated)
--> Step 2 didMove(toParent: UINavigationController#4)
home:dismiss(true)
settle()
print(leaks())
--> Step 2 viewWillDisappear(animated)
--> … 500 ms
--> Step 2 viewDidDisappear(animated)
--> UINavigationController#4  local flow
--> Step 1                    its owner UINavigationController #4
--> Step 2                    its owner UINavigationController #4
flow = nil
print(leaks(), flow)
--> no removed controller is still alive nil
