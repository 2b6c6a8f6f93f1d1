-- facts: P8, P9, A95, A96, R12
-- The families of all windows are a table in both senses: printed, and iterated over.
local items = UIViewController "Items"
local nav = UINavigationController{ items, name = "nav" }
local split = UISplitViewController{ nav, UIViewController "Detail", name = "split" }
window.rootViewController = split
settle()
--> Items willMove(toParent: nav)
--> nav willMove(toParent: split)
--> Detail willMove(toParent: split)
--> Detail didMove(toParent: nil)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> nav didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
items:present(UIViewController{ title = "Cover", modalPresentationStyle = "fullScreen" }, false)
settle()
local overlay = UIWindow{ rootViewController = UIViewController "Overlay" }
overlay:makeKeyAndVisible()
settle()
print(families())
--> Cover viewDidLoad
--> Detail viewWillDisappear
--> Cover viewWillAppear
--> Cover viewIsAppearing
--> Cover viewDidAppear
--> Detail viewDidDisappear
--> Overlay viewDidLoad
--> Overlay viewWillAppear
--> Overlay viewIsAppearing
--> Overlay viewDidAppear
-->            parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1  window 1
-->   split    nil     nil                   nil               nil                  nil         Cover
-->   nav      split   nil                   nil               split                nil         Cover
-->   Items    nav     nav                   nil               split                nil         Cover
-->   Detail   nav     nav                   nil               split                nil         Cover
--> family 2  window 1
-->   Cover    nil     nil                   nil               nil                  split       nil
--> family 3  window 2
-->   Overlay  nil     nil                   nil               nil                  nil         nil

local all = families()
print(#all, #all[1].members, all[2].root.title)
for _, member in ipairs(all[1].members) do
  print(member.vc == items, member.splitViewController == split, member.presented.title)
end
print(all[2].members[1].presenting == split, all[3].members[1].parent)
--> 3 4 Cover
--> false false Cover
--> false true Cover
--> true true Cover
--> false true Cover
--> true nil
