-- facts: P92, P94, P95, P96, P97, P99, ph-modal-login-over-container
-- A presented stack covers a container made by hand, its tabs and their stacks; its root has a view
-- of a class of its own.
local RootView = class("RCTRootView", UIView)
local Login = class("JFLoginViewController", UIViewController)
function Login:loadView() self.view = RootView() end

local container = UIViewController()
local tabs = UITabBarController{
  UINavigationController{ UIViewController() }, UINavigationController{ UIViewController() },
}
container:addChild(tabs)
container.view:addSubview(tabs.view)
tabs:didMove(container)
window.rootViewController = container
settle()
--> UIViewController#2 willMove(toParent: UINavigationController#3)
--> UIViewController#4 willMove(toParent: UINavigationController#5)
--> UINavigationController#3 willMove(toParent: UITabBarController#6)
--> UINavigationController#5 willMove(toParent: UITabBarController#6)
--> UITabBarController#6 willMove(toParent: UIViewController#1)
--> UIViewController#1 viewDidLoad
--> UITabBarController#6 didMove(toParent: UIViewController#1)
--> UIViewController#2 viewDidLoad
--> UIViewController#1 viewWillAppear
--> UIViewController#2 viewWillAppear
--> UIViewController#1 viewIsAppearing
--> UIViewController#2 viewIsAppearing
--> UIViewController#1 viewDidAppear
--> UINavigationController#3 didMove(toParent: UITabBarController#6)
--> UIViewController#2 viewDidAppear
--> UIViewController#2 didMove(toParent: UINavigationController#3)
local login = UINavigationController{ Login() }
login.modalPresentationStyle = "fullScreen"
tabs:present(login, true)
settle()
--> JFLoginViewController#7 willMove(toParent: UINavigationController#8)
--> JFLoginViewController#7 loadView
--> JFLoginViewController#7 viewDidLoad
--> UIViewController#1 viewWillDisappear(animated)
--> UIViewController#2 viewWillDisappear(animated)
--> JFLoginViewController#7 viewWillAppear(animated)
--> JFLoginViewController#7 viewIsAppearing(animated)
--> … 500 ms
--> JFLoginViewController#7 viewDidAppear(animated)
--> JFLoginViewController#7 didMove(toParent: UINavigationController#8)
--> UIViewController#1 viewDidDisappear(animated)
--> UIViewController#2 viewDidDisappear(animated)
print(tree(container, "uikit"))
--> <UIViewController 0x110>, state: disappeared, view: <UIView 0x114> not in the window
-->    | <UITabBarController 0x160>, state: disappeared, view: <UILayoutContainerView 0x164> not in the window
-->    |    | <UINavigationController 0x130>, state: disappeared, view: <UILayoutContainerView 0x134> not in the window
-->    |    |    | <UIViewController 0x120>, state: disappeared, view: <UIView 0x124> not in the window
-->    |    | <UINavigationController 0x150>, state: disappeared, view: <UILayoutContainerView 0x154> not in the window
-->    |    |    | <UIViewController 0x140>, state: disappeared, view: (view not loaded)
-->    + <UINavigationController 0x180>, state: appeared, view: <UILayoutContainerView 0x184>, presented with: <_UIFullscreenPresentationController 0x188>
-->    |    | <JFLoginViewController 0x170>, state: appeared, view: <RCTRootView 0x174>
