-- facts: P2, P3, P4, P27, rel-presented-vc-is-context
-- A presented controller is a context; full-screen styles use the root.
local first = UIViewController "First"
local tabs = UITabBarController{ first, name = "tabs" }
window.rootViewController = tabs
settle()
--> First willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: tabs)
local function panel(style)
  return UIViewController{ title = style, modalPresentationStyle = style }
end
local over, inner, full = panel "overFullScreen", panel "currentContext", panel "fullScreen"
first:present(over)
settle()
print(over.presentingViewController == tabs, tabs.view.window == window)
--> overFullScreen viewDidLoad
--> overFullScreen viewWillAppear
--> overFullScreen viewIsAppearing
--> overFullScreen viewDidAppear
--> true true
over:present(inner)
settle()
print(inner.presentingViewController == over)
--> currentContext viewDidLoad
--> overFullScreen viewWillDisappear
--> currentContext viewWillAppear
--> currentContext viewIsAppearing
--> currentContext viewDidAppear
--> overFullScreen viewDidDisappear
--> true
inner:dismiss()
settle()
--> currentContext viewWillDisappear
--> overFullScreen viewWillAppear
--> overFullScreen viewIsAppearing
--> overFullScreen viewDidAppear
--> currentContext viewDidDisappear
over:dismiss()
settle()
--> overFullScreen viewWillDisappear
--> overFullScreen viewDidDisappear
first:present(full)
settle()
print(full.presentingViewController == tabs, tabs.view.window)
--> fullScreen viewDidLoad
--> First viewWillDisappear
--> fullScreen viewWillAppear
--> fullScreen viewIsAppearing
--> fullScreen viewDidAppear
--> First viewDidDisappear
--> true nil
full:dismiss()
settle()
--> fullScreen viewWillDisappear
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> fullScreen viewDidDisappear
