-- facts: P92, P94, P96, P97, ph-overfullscreen
-- What is presented over the full screen leaves its presenter in the window; a subclass of a
-- container has the container's view.
local SizeTrackingView = class("_UISizeTrackingView", UIView)
local Collection = class("DDParsecRemoteCollectionViewController", UIViewController)
function Collection:loadView() self.view = SizeTrackingView() end
local Lookup = class("BKLookupViewController", UINavigationController)

local reader = UIViewController "Reader"
window.rootViewController = reader
settle()
--> Reader viewDidLoad
--> Reader viewWillAppear
--> Reader viewIsAppearing
--> Reader viewDidAppear
reader:present(Lookup{ Collection(), modalPresentationStyle = "overFullScreen" }, true)
settle()
--> DDParsecRemoteCollectionViewController#2 willMove(toParent: BKLookupViewController#3)
--> DDParsecRemoteCollectionViewController#2 loadView
--> DDParsecRemoteCollectionViewController#2 viewDidLoad
--> DDParsecRemoteCollectionViewController#2 viewWillAppear(animated)
--> DDParsecRemoteCollectionViewController#2 viewIsAppearing(animated)
--> … 500 ms
--> DDParsecRemoteCollectionViewController#2 viewDidAppear(animated)
--> DDParsecRemoteCollectionViewController#2 didMove(toParent: BKLookupViewController#3)
print(tree(reader, "uikit"))
--> <UIViewController 0x110>, state: appeared, view: <UIView 0x114>
-->    + <BKLookupViewController 0x130>, state: appeared, view: <UILayoutContainerView 0x134>, presented with: <_UIOverFullscreenPresentationController 0x138>
-->    |    | <DDParsecRemoteCollectionViewController 0x120>, state: appeared, view: <_UISizeTrackingView 0x124>
