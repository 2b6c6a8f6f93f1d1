-- facts: P3, P21, P85, rel-tab-child-currentcontext, rel-transition-style-override-modern
-- The context's transition style is used where it provides one, and views around it can be tapped.
local first, second = UIViewController "First", UIViewController "Second"
local tabs = UITabBarController{ name = "tabs", first, second }
window.rootViewController = tabs
first.definesPresentationContext = true
first.providesPresentationContextTransitionStyle = true
first.modalTransitionStyle = "crossDissolve"
settle()
--> First willMove(toParent: tabs)
--> Second willMove(toParent: tabs)
--> First viewDidLoad
--> First viewWillAppear
--> First viewIsAppearing
--> First viewDidAppear
--> First didMove(toParent: tabs)
local panel = UIViewController{ title = "Panel", modalPresentationStyle = "currentContext" }
for _, event in ipairs(record(function() first:present(panel, true) end)) do
  if event.kind == "transition" then print(event.text) end
end
print(panel.presentingViewController.title, tabs.presentedViewController)
--> Panel viewDidLoad
--> First viewWillDisappear(animated)
--> Panel viewWillAppear(animated)
--> Panel viewIsAppearing(animated)
--> … 500 ms
--> Panel viewDidAppear(animated)
--> First viewDidDisappear(animated)
--> transition crossDissolve (Panel over First)
--> First nil
user.tap("Second")
settle()
print(panel.presentingViewController.title)
user.tap("First")
settle()
--> Second viewDidLoad
--> Second viewWillAppear
--> Panel viewWillDisappear
--> Second viewIsAppearing
--> Second viewDidAppear
--> Second didMove(toParent: tabs)
--> Panel viewDidDisappear
--> First
--> Panel viewWillAppear
--> Second viewWillDisappear
--> Panel viewIsAppearing
--> Panel viewDidAppear
--> Second viewDidDisappear
