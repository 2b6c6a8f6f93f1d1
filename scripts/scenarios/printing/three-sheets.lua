-- facts: P92, P94, P95, P96, P99, ph-ios15-three-sheets
-- Sheets are printed under their presenters, and leave all those below them appeared.
local ViewController = class("App.ViewController", UIViewController)

-- A stack whose root was never asked for its view, while its others have theirs.
local function stack()
  local nav = UINavigationController{
    ViewController(), ViewController(), ViewController(), ViewController(),
  }
  for level = 2, 4 do nav.viewControllers[level]:loadViewIfNeeded() end
  return nav
end

local first, second = stack(), stack()
local tabs = UITabBarController{ first, second }
second:loadViewIfNeeded()
window.rootViewController = tabs
first:present(ViewController(), false)
settle()
first.presentedViewController:present(ViewController(), false)
settle()
first.presentedViewController.presentedViewController:present(ViewController(), false)
settle()
--> App.ViewController#1 willMove(toParent: UINavigationController#5)
--> App.ViewController#2 willMove(toParent: UINavigationController#5)
--> App.ViewController#3 willMove(toParent: UINavigationController#5)
--> App.ViewController#4 willMove(toParent: UINavigationController#5)
--> App.ViewController#2 viewDidLoad
--> App.ViewController#3 viewDidLoad
--> App.ViewController#4 viewDidLoad
--> App.ViewController#6 willMove(toParent: UINavigationController#10)
--> App.ViewController#7 willMove(toParent: UINavigationController#10)
--> App.ViewController#8 willMove(toParent: UINavigationController#10)
--> App.ViewController#9 willMove(toParent: UINavigationController#10)
--> App.ViewController#7 viewDidLoad
--> App.ViewController#8 viewDidLoad
--> App.ViewController#9 viewDidLoad
--> UINavigationController#5 willMove(toParent: UITabBarController#11)
--> UINavigationController#10 willMove(toParent: UITabBarController#11)
--> App.ViewController#4 viewWillAppear
--> App.ViewController#12 viewDidLoad
--> App.ViewController#4 viewIsAppearing
--> App.ViewController#12 viewWillAppear
--> App.ViewController#12 viewIsAppearing
--> UINavigationController#5 didMove(toParent: UITabBarController#11)
--> App.ViewController#4 viewDidAppear
--> App.ViewController#4 didMove(toParent: UINavigationController#5)
--> App.ViewController#12 viewDidAppear
--> App.ViewController#13 viewDidLoad
--> App.ViewController#13 viewWillAppear
--> App.ViewController#13 viewIsAppearing
--> App.ViewController#13 viewDidAppear
--> App.ViewController#14 viewDidLoad
--> App.ViewController#14 viewWillAppear
--> App.ViewController#14 viewIsAppearing
--> App.ViewController#14 viewDidAppear
print(tree(tabs, "uikit"))
--> <UITabBarController 0x1b0>, state: appeared, view: <UILayoutContainerView 0x1b4>
-->    | <UINavigationController 0x150>, state: appeared, view: <UILayoutContainerView 0x154>
-->    |    | <App.ViewController 0x110>, state: disappeared, view: (view not loaded)
-->    |    | <App.ViewController 0x120>, state: disappeared, view: <UIView 0x124> not in the window
-->    |    | <App.ViewController 0x130>, state: disappeared, view: <UIView 0x134> not in the window
-->    |    | <App.ViewController 0x140>, state: appeared, view: <UIView 0x144>
-->    | <UINavigationController 0x1a0>, state: disappeared, view: <UILayoutContainerView 0x1a4> not in the window
-->    |    | <App.ViewController 0x160>, state: disappeared, view: (view not loaded)
-->    |    | <App.ViewController 0x170>, state: disappeared, view: <UIView 0x174> not in the window
-->    |    | <App.ViewController 0x180>, state: disappeared, view: <UIView 0x184> not in the window
-->    |    | <App.ViewController 0x190>, state: disappeared, view: <UIView 0x194> not in the window
-->    + <App.ViewController 0x1c0>, state: appeared, view: <UIView 0x1c4>, presented with: <_UIPageSheetPresentationController 0x1c8>
-->    |    + <App.ViewController 0x1d0>, state: appeared, view: <UIView 0x1d4>, presented with: <_UIPageSheetPresentationController 0x1d8>
-->    |    |    + <App.ViewController 0x1e0>, state: appeared, view: <UIView 0x1e4>, presented with: <_UIPageSheetPresentationController 0x1e8>
