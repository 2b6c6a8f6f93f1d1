-- facts: A4, A10, CAT-16
-- A memory warning is sent to all controllers, loaded or not, and unloads no view.
local covered, top = UIViewController "A", UIViewController "B"
window.rootViewController = UINavigationController{ covered, top, name = "nav" }
settle()
print(covered.isViewLoaded, top.isViewLoaded)
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> B didMove(toParent: nav)
--> false true
function app.didReceiveMemoryWarning() end
simulator:memoryWarning()
print(covered.isViewLoaded, top.isViewLoaded)
--> app didReceiveMemoryWarning
--> nav didReceiveMemoryWarning
--> A didReceiveMemoryWarning
--> B didReceiveMemoryWarning
--> false true
-- Presented ones as well.
window.rootViewController:present(UIViewController "M", false)
settle()
--> M viewDidLoad
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
simulator:memoryWarning()
--> app didReceiveMemoryWarning
--> nav didReceiveMemoryWarning
--> A didReceiveMemoryWarning
--> B didReceiveMemoryWarning
--> M didReceiveMemoryWarning
