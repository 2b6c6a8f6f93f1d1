-- facts: A9, A10, B85, B86, bars-063-viewdidunload
-- Up to iOS 5 a memory warning unloaded the views off screen; they load again when they return.
simulator.profile = "classic"
local first = UIViewController "First"
local nav = UINavigationController{ first, name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController "Second")
--> First willMove(toParent: nav)
--> First viewDidLoad
--> First viewWillAppear
--> First viewDidAppear
--> First didMove(toParent: nav)
--> Second willMove(toParent: nav)
--> Second viewDidLoad
--> First viewWillDisappear
--> Second viewWillAppear
--> First viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: nav)
simulator:memoryWarning()
print(first.isViewLoaded)
--> nav didReceiveMemoryWarning
--> First didReceiveMemoryWarning
--> Second didReceiveMemoryWarning
--> First viewWillUnload
--> First viewDidUnload
--> false
nav:popViewController()
--> Second willMove(toParent: nil)
--> First viewDidLoad
--> Second viewWillDisappear
--> First viewWillAppear
--> Second viewDidDisappear
--> First viewDidAppear
--> Second didMove(toParent: nil)
