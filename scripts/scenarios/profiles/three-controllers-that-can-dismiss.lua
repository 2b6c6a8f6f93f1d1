-- facts: P52, P53, P54, dis-presented-without-guard, dis-three-receivers
-- The presented controller, the one that asked and the presenter: each of them can dismiss.
simulator.profile = "mid"
local child, modal = UIViewController "Child", UIViewController "Modal"
local root = UINavigationController{ child, name = "root" }
window.rootViewController = root
settle()
--> Child willMove(toParent: root)
--> Child viewDidLoad
--> Child viewWillAppear
--> Child viewDidAppear
--> Child didMove(toParent: root)
local function sendAway(receiver)
  child:present(modal)
  settle()
  receiver:dismiss()
  settle()
  print(root.presentedViewController)
end
sendAway(modal)
--> Modal viewDidLoad
--> Child viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Child viewDidDisappear
--> Modal viewWillDisappear
--> Child viewWillAppear
--> Child viewDidAppear
--> Modal viewDidDisappear
--> nil
sendAway(child)
--> Child viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Child viewDidDisappear
--> Modal viewWillDisappear
--> Child viewWillAppear
--> Child viewDidAppear
--> Modal viewDidDisappear
--> nil
sendAway(root)
--> Child viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Child viewDidDisappear
--> Modal viewWillDisappear
--> Child viewWillAppear
--> Child viewDidAppear
--> Modal viewDidDisappear
--> nil
