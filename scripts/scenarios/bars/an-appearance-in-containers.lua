-- facts: H113
-- An appearance for some containers applies to the bars inside of them only.
local Flow = class("FlowController", UINavigationController)
UINavigationBar.appearance().tintColor = "red"
UINavigationBar.appearance{ whenContainedIn = Flow }.tintColor = "green"
UINavigationBar.appearance{ whenContainedIn = { Flow, UITabBarController } }.barStyle = "black"

local function bar(root, nav)
  window.rootViewController = root
  settle()
  return nav.navigationBar.tintColor, nav.navigationBar.barStyle
end
local plain = UINavigationController{ UIViewController "A" }
print("plain", bar(plain, plain))
local flow = Flow{ UIViewController "B" }
print("flow", bar(flow, flow))
flow = Flow{ UIViewController "C" }
print("flow in tabs", bar(UITabBarController{ flow }, flow))
-- The outermost container wins, then the longer list.
UINavigationBar.appearance{ whenContainedIn = UITabBarController }.tintColor = "blue"
flow = Flow{ UIViewController "D" }
print("tabs first", bar(UITabBarController{ flow }, flow))
UINavigationBar.appearance{ whenContainedIn = { Flow, UITabBarController } }.tintColor = "orange"
flow = Flow{ UIViewController "E" }
print("the longer list", bar(UITabBarController{ flow }, flow))
-- What was set for the bar itself comes first.
flow = Flow{ UIViewController "F" }
flow.navigationBar.tintColor = "black"
print("its own", bar(flow, flow))
print(pcall(UINavigationBar.appearance, { whenContainedIn = 1 }))
print(pcall(UINavigationBar.appearance, { containedIn = Flow }))
local one, other = { whenContainedIn = { Flow } }, { whenContainedIn = Flow }
print(UINavigationBar.appearance(one) == UINavigationBar.appearance(other))
--> A willMove(toParent: UINavigationController#2)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: UINavigationController#2)
--> plain red default
--> B willMove(toParent: FlowController#4)
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> A viewDidDisappear
--> B viewDidAppear
--> B didMove(toParent: FlowController#4)
--> flow green default
--> C willMove(toParent: FlowController#6)
--> FlowController#6 willMove(toParent: UITabBarController#7)
--> C viewDidLoad
--> B viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> B viewDidDisappear
--> FlowController#6 didMove(toParent: UITabBarController#7)
--> C viewDidAppear
--> C didMove(toParent: FlowController#6)
--> flow in tabs green black
--> D willMove(toParent: FlowController#9)
--> FlowController#9 willMove(toParent: UITabBarController#10)
--> D viewDidLoad
--> C viewWillDisappear
--> D viewWillAppear
--> D viewIsAppearing
--> C viewDidDisappear
--> FlowController#9 didMove(toParent: UITabBarController#10)
--> D viewDidAppear
--> D didMove(toParent: FlowController#9)
--> tabs first blue black
--> E willMove(toParent: FlowController#12)
--> FlowController#12 willMove(toParent: UITabBarController#13)
--> E viewDidLoad
--> D viewWillDisappear
--> E viewWillAppear
--> E viewIsAppearing
--> D viewDidDisappear
--> FlowController#12 didMove(toParent: UITabBarController#13)
--> E viewDidAppear
--> E didMove(toParent: FlowController#12)
--> the longer list orange black
--> F willMove(toParent: FlowController#15)
--> F viewDidLoad
--> E viewWillDisappear
--> F viewWillAppear
--> F viewIsAppearing
--> E viewDidDisappear
--> F viewDidAppear
--> F didMove(toParent: FlowController#15)
--> its own black default
--> false scripts/scenarios/bars/an-appearance-in-containers.lua:30: 'whenContainedIn' takes a class, or a list of classes
--> false scripts/scenarios/bars/an-appearance-in-containers.lua:31: bad field 'containedIn' in the options of 'appearance': write whenContainedIn
--> true
--> FlowController#12 deinit
--> FlowController#9 deinit
--> FlowController#6 deinit
--> FlowController#4 deinit
