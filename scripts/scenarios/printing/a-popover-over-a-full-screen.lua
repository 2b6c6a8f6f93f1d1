-- facts: P92, P94, P95, P96, P97, P99, ph-ios8-popover-in-fullscreen
-- A full-screen presentation leaves no view below it in the window, a popover all of them.
local Nav = class("PSPDFNavigationController", UINavigationController)
local Catalog = class("PSPDFCatalogViewController", UIViewController)
local DocumentView = class("PSPDFViewControllerView", UIView)
local Document = class("PSPDFViewController", UIViewController)
local Pages = class("PSPDFContinuousScrollViewController", UIViewController)
local Panel = class("PSPDFContainerViewController", UIViewController)
local Stamps = class("PSPDFStampViewController", UIViewController)

local function embed(child, parent)
  parent:addChild(child)
  parent.view:addSubview(child.view)
  child:didMove(parent)
end

function Document:loadView() self.view = DocumentView() end

function Document:viewDidLoad() embed(Pages(), self) end

function Panel:viewDidLoad() embed(Stamps(), self) end

simulator.device = "iPad"
local root = Nav{ Catalog() }
window.rootViewController = root
settle()
--> PSPDFCatalogViewController#1 willMove(toParent: PSPDFNavigationController#2)
--> PSPDFCatalogViewController#1 viewDidLoad
--> PSPDFCatalogViewController#1 viewWillAppear
--> PSPDFCatalogViewController#1 viewIsAppearing
--> PSPDFCatalogViewController#1 viewDidAppear
--> PSPDFCatalogViewController#1 didMove(toParent: PSPDFNavigationController#2)
local document = UINavigationController{ Document(), modalPresentationStyle = "fullScreen" }
root:present(document, true)
settle()
--> PSPDFViewController#3 willMove(toParent: UINavigationController#4)
--> PSPDFViewController#3 loadView
--> PSPDFViewController#3 viewDidLoad
--> PSPDFContinuousScrollViewController#5 willMove(toParent: PSPDFViewController#3)
--> PSPDFContinuousScrollViewController#5 viewDidLoad
--> PSPDFContinuousScrollViewController#5 didMove(toParent: PSPDFViewController#3)
--> PSPDFCatalogViewController#1 viewWillDisappear(animated)
--> PSPDFViewController#3 viewWillAppear(animated)
--> PSPDFContinuousScrollViewController#5 viewWillAppear(animated)
--> PSPDFViewController#3 viewIsAppearing(animated)
--> PSPDFContinuousScrollViewController#5 viewIsAppearing(animated)
--> … 500 ms
--> PSPDFViewController#3 viewDidAppear(animated)
--> PSPDFViewController#3 didMove(toParent: UINavigationController#4)
--> PSPDFContinuousScrollViewController#5 viewDidAppear(animated)
--> PSPDFCatalogViewController#1 viewDidDisappear(animated)
local panel = Nav{ Panel(), modalPresentationStyle = "popover" }
panel.popoverPresentationController.sourceView = document.view
document:present(panel, true)
settle()
--> PSPDFContainerViewController#6 willMove(toParent: PSPDFNavigationController#7)
--> PSPDFContainerViewController#6 viewDidLoad
--> PSPDFStampViewController#8 willMove(toParent: PSPDFContainerViewController#6)
--> PSPDFStampViewController#8 viewDidLoad
--> PSPDFStampViewController#8 didMove(toParent: PSPDFContainerViewController#6)
--> PSPDFContainerViewController#6 viewWillAppear(animated)
--> PSPDFStampViewController#8 viewWillAppear(animated)
--> PSPDFContainerViewController#6 viewIsAppearing(animated)
--> PSPDFStampViewController#8 viewIsAppearing(animated)
--> … 500 ms
--> PSPDFContainerViewController#6 viewDidAppear(animated)
--> PSPDFContainerViewController#6 didMove(toParent: PSPDFNavigationController#7)
--> PSPDFStampViewController#8 viewDidAppear(animated)
print(tree(root, "uikit"))
--> <PSPDFNavigationController 0x120>, state: disappeared, view: <UILayoutContainerView 0x124> not in the window
-->    | <PSPDFCatalogViewController 0x110>, state: disappeared, view: <UIView 0x114> not in the window
-->    + <UINavigationController 0x140>, state: appeared, view: <UILayoutContainerView 0x144>, presented with: <_UIFullscreenPresentationController 0x148>
-->    |    | <PSPDFViewController 0x130>, state: appeared, view: <PSPDFViewControllerView 0x134>
-->    |    |    | <PSPDFContinuousScrollViewController 0x150>, state: appeared, view: <UIView 0x154>
-->    |    + <PSPDFNavigationController 0x170>, state: appeared, view: <UILayoutContainerView 0x174>, presented with: <UIPopoverPresentationController 0x178>
-->    |    |    | <PSPDFContainerViewController 0x160>, state: appeared, view: <UIView 0x164>
-->    |    |    |    | <PSPDFStampViewController 0x180>, state: appeared, view: <UIView 0x184>
