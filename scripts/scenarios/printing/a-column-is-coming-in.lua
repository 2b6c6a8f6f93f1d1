-- facts: P92, P93, ph-appearing
-- Printed while the top of a stack is coming in: it is appearing, and its view is in the window.
local Venues = class("VenueSelectorController", UIViewController)
local Master = class("MasterViewController", UIViewController)

function Master:viewIsAppearing(animated)
  Master.super.viewIsAppearing(self, animated)
  print(tree(nil, "uikit"))
end

simulator.device = "iPad"
simulator.orientation = "landscape"
local venues = Venues()
local nav = UINavigationController{ venues, Master() }
venues:loadViewIfNeeded()
window.rootViewController = UITabBarController{ UISplitViewController{ nav, UIViewController() } }
settle()
--> VenueSelectorController#1 willMove(toParent: UINavigationController#3)
--> MasterViewController#2 willMove(toParent: UINavigationController#3)
--> VenueSelectorController#1 viewDidLoad
--> UINavigationController#3 willMove(toParent: UISplitViewController#5)
--> UIViewController#4 willMove(toParent: UISplitViewController#5)
--> UISplitViewController#5 willMove(toParent: UITabBarController#6)
--> MasterViewController#2 viewDidLoad
--> UIViewController#4 viewDidLoad
--> MasterViewController#2 viewWillAppear
--> UIViewController#4 viewWillAppear
--> MasterViewController#2 viewIsAppearing
--> <UITabBarController 0x160>, state: appearing, view: <UILayoutContainerView 0x164>
-->    | <UISplitViewController 0x150>, state: appearing, view: <_UISplitViewControllerPanelImplView 0x154>
-->    |    | <UINavigationController 0x130>, state: appearing, view: <UILayoutContainerView 0x134>
-->    |    |    | <VenueSelectorController 0x110>, state: disappeared, view: <UIView 0x114> not in the window
-->    |    |    | <MasterViewController 0x120>, state: appearing, view: <UIView 0x124>
-->    |    | <UIViewController 0x140>, state: appearing, view: <UIView 0x144>
--> UIViewController#4 viewIsAppearing
--> UISplitViewController#5 didMove(toParent: UITabBarController#6)
--> UINavigationController#3 didMove(toParent: UISplitViewController#5)
--> MasterViewController#2 viewDidAppear
--> MasterViewController#2 didMove(toParent: UINavigationController#3)
--> UIViewController#4 viewDidAppear
--> UIViewController#4 didMove(toParent: UISplitViewController#5)
