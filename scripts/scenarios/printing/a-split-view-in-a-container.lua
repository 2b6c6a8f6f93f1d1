-- facts: P92, P94, P95, P97, ph-split
-- A split view with a stack in its first column, beside a menu in the same container.
local OverlayMenu = class("PieOverlayMenu.PieOverlayMenu", UIViewController)
local Content = class("PieOverlayMenu.PieOverlayMenuContentViewController", UIViewController)
local Menu = class("Pie_for_Drivers.MenuViewController", UIViewController)
local Split = class("Pie_for_Drivers.SplitViewController", UISplitViewController)
local Legs = class("Pie_for_Drivers.LegsListViewController", UIViewController)
local Map = class("Pie_for_Drivers.MapViewController", UIViewController)

local function embed(child, parent)
  parent:addChild(child)
  parent.view:addSubview(child.view)
  child:didMove(parent)
end

simulator.device = "iPad"
simulator.orientation = "landscape"
local root, content = OverlayMenu(), Content()
embed(Split{ UINavigationController{ Legs() }, Map() }, root)
embed(content, root)
embed(Menu(), content)
window.rootViewController = root
settle()
--> Pie_for_Drivers.LegsListViewController#3 willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: Pie_for_Drivers.SplitViewController#6)
--> Pie_for_Drivers.MapViewController#5 willMove(toParent: Pie_for_Drivers.SplitViewController#6)
--> Pie_for_Drivers.SplitViewController#6 willMove(toParent: PieOverlayMenu.PieOverlayMenu#1)
--> PieOverlayMenu.PieOverlayMenu#1 viewDidLoad
--> Pie_for_Drivers.SplitViewController#6 didMove(toParent: PieOverlayMenu.PieOverlayMenu#1)
--> PieOverlayMenu.PieOverlayMenuContentViewController#2 willMove(toParent: PieOverlayMenu.PieOverlayMenu#1)
--> PieOverlayMenu.PieOverlayMenuContentViewController#2 viewDidLoad
--> PieOverlayMenu.PieOverlayMenuContentViewController#2 didMove(toParent: PieOverlayMenu.PieOverlayMenu#1)
--> Pie_for_Drivers.MenuViewController#7 willMove(toParent: PieOverlayMenu.PieOverlayMenuContentViewController#2)
--> Pie_for_Drivers.MenuViewController#7 viewDidLoad
--> Pie_for_Drivers.MenuViewController#7 didMove(toParent: PieOverlayMenu.PieOverlayMenuContentViewController#2)
--> Pie_for_Drivers.LegsListViewController#3 viewDidLoad
--> Pie_for_Drivers.MapViewController#5 viewDidLoad
--> PieOverlayMenu.PieOverlayMenu#1 viewWillAppear
--> Pie_for_Drivers.LegsListViewController#3 viewWillAppear
--> Pie_for_Drivers.MapViewController#5 viewWillAppear
--> PieOverlayMenu.PieOverlayMenuContentViewController#2 viewWillAppear
--> Pie_for_Drivers.MenuViewController#7 viewWillAppear
--> PieOverlayMenu.PieOverlayMenu#1 viewIsAppearing
--> Pie_for_Drivers.LegsListViewController#3 viewIsAppearing
--> Pie_for_Drivers.MapViewController#5 viewIsAppearing
--> PieOverlayMenu.PieOverlayMenuContentViewController#2 viewIsAppearing
--> Pie_for_Drivers.MenuViewController#7 viewIsAppearing
--> PieOverlayMenu.PieOverlayMenu#1 viewDidAppear
--> UINavigationController#4 didMove(toParent: Pie_for_Drivers.SplitViewController#6)
--> Pie_for_Drivers.LegsListViewController#3 viewDidAppear
--> Pie_for_Drivers.LegsListViewController#3 didMove(toParent: UINavigationController#4)
--> Pie_for_Drivers.MapViewController#5 viewDidAppear
--> Pie_for_Drivers.MapViewController#5 didMove(toParent: Pie_for_Drivers.SplitViewController#6)
--> PieOverlayMenu.PieOverlayMenuContentViewController#2 viewDidAppear
--> Pie_for_Drivers.MenuViewController#7 viewDidAppear
print(tree(root, "uikit"))
--> <PieOverlayMenu.PieOverlayMenu 0x110>, state: appeared, view: <UIView 0x114>
-->    | <Pie_for_Drivers.SplitViewController 0x160>, state: appeared, view: <_UISplitViewControllerPanelImplView 0x164>
-->    |    | <UINavigationController 0x140>, state: appeared, view: <UILayoutContainerView 0x144>
-->    |    |    | <Pie_for_Drivers.LegsListViewController 0x130>, state: appeared, view: <UIView 0x134>
-->    |    | <Pie_for_Drivers.MapViewController 0x150>, state: appeared, view: <UIView 0x154>
-->    | <PieOverlayMenu.PieOverlayMenuContentViewController 0x120>, state: appeared, view: <UIView 0x124>
-->    |    | <Pie_for_Drivers.MenuViewController 0x170>, state: appeared, view: <UIView 0x174>
