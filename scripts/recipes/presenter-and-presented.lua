-- facts: R12, P7, P8, P9, P13, P14
-- Presenting-presenter relationships
-- Book: iOS Programming, chapter 13, figure 13.7: Presenting-presenter relationship
-- Book: iOS Programming, section Presenting-presenter relationships, rule 1: The presented view is on top of the presenter's
-- Watch: the two families: one is above the other, and neither has the other as its parent.

local image = UIViewController{ name = "image", modalPresentationStyle = "fullScreen" }
local detail = UIViewController{ name = "detail" }
window.rootViewController = detail
settle()
--> detail viewDidLoad
--> detail viewWillAppear
--> detail viewIsAppearing
--> detail viewDidAppear

-- Figure 13.7: Presenting-presenter relationship
detail:present(image, true)
settle()
print(tree())
print(families())
print(detail.presentedViewController == image, image.presentingViewController == detail)
print(image.parent, #detail.children)
--> image viewDidLoad
--> detail viewWillDisappear(animated)
--> image viewWillAppear(animated)
--> image viewIsAppearing(animated)
--> … 500 ms
--> image viewDidAppear(animated)
--> detail viewDidDisappear(animated)
--> window
--> └─ detail  UIViewController     disappeared
-->    => image  UIViewController   appeared      fullScreen
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   detail  nil     nil                   nil               nil                  nil         image
--> family 2
-->   image   nil     nil                   nil               nil                  detail      nil
--> true true
--> nil 0
-- Rule 1: The presented view is on top of the presenter's
print(screen())
print(image.view.window == window, detail.view.window)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │        UIViewController image        │
--> └──────────────────────────────────────┘
--> true nil
