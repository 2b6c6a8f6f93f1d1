-- facts: A4, A10, CAT-16
-- A memory warning reaches everybody, loaded or not, and takes nobody's view.
local covered, top = UIViewController "A", UIViewController "B"
window.rootViewController = UINavigationController{ covered, top, name = "nav" }
settle()
print(covered.isViewLoaded, top.isViewLoaded)
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> false true
function app.didReceiveMemoryWarning() end
simulator:memoryWarning()
print(covered.isViewLoaded, top.isViewLoaded)
--> app didReceiveMemoryWarning
--> nav didReceiveMemoryWarning
--> A didReceiveMemoryWarning
--> B didReceiveMemoryWarning
--> false true
