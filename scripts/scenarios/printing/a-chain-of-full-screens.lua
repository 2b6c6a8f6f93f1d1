-- facts: P92, P94, P96, P99, ph-fullscreen-chain
-- Full-screen presentations remove every view below them from the window.
local top = UIViewController()
window.rootViewController = top
settle()
for _ = 1, 3 do
  local cover = UIViewController{ modalPresentationStyle = "fullScreen" }
  top:present(cover, true)
  settle()
  top = cover
end
--> UIViewController#1 viewDidLoad
--> UIViewController#1 viewWillAppear
--> UIViewController#1 viewIsAppearing
--> UIViewController#1 viewDidAppear
--> UIViewController#2 viewDidLoad
--> UIViewController#1 viewWillDisappear(animated)
--> UIViewController#2 viewWillAppear(animated)
--> UIViewController#2 viewIsAppearing(animated)
--> … 500 ms
--> UIViewController#2 viewDidAppear(animated)
--> UIViewController#1 viewDidDisappear(animated)
--> UIViewController#3 viewDidLoad
--> UIViewController#2 viewWillDisappear(animated)
--> UIViewController#3 viewWillAppear(animated)
--> UIViewController#3 viewIsAppearing(animated)
--> … 500 ms
--> UIViewController#3 viewDidAppear(animated)
--> UIViewController#2 viewDidDisappear(animated)
--> UIViewController#4 viewDidLoad
--> UIViewController#3 viewWillDisappear(animated)
--> UIViewController#4 viewWillAppear(animated)
--> UIViewController#4 viewIsAppearing(animated)
--> … 500 ms
--> UIViewController#4 viewDidAppear(animated)
--> UIViewController#3 viewDidDisappear(animated)
print(tree(nil, "uikit"))
--> <UIViewController 0x110>, state: disappeared, view: <UIView 0x114> not in the window
-->    + <UIViewController 0x120>, state: disappeared, view: <UIView 0x124> not in the window, presented with: <_UIFullscreenPresentationController 0x128>
-->    |    + <UIViewController 0x130>, state: disappeared, view: <UIView 0x134> not in the window, presented with: <_UIFullscreenPresentationController 0x138>
-->    |    |    + <UIViewController 0x140>, state: appeared, view: <UIView 0x144>, presented with: <_UIFullscreenPresentationController 0x148>
