-- facts: F15, P64
-- At a launch a root can present from its viewDidAppear on: its view is in no window before.
local root = UIViewController "Root"
function root:viewDidLoad()
  UIViewController.viewDidLoad(self)
  self:present(UIViewController "Early", false)
end
function root:viewDidAppear(animated)
  UIViewController.viewDidAppear(self, animated)
  self:present(UIViewController "Late", false)
end
window.rootViewController = root
settle()
print(root.presentedViewController.title)
--> Root viewDidLoad
--> warning not-in-window: Attempt to present <UIViewController: 0x120> on <UIViewController: 0x110> (from <UIViewController: 0x110>) whose view is not in the window hierarchy.
--> Root viewWillAppear
--> Root viewIsAppearing
--> Root viewDidAppear
--> Late viewDidLoad
--> Late viewWillAppear
--> Late viewIsAppearing
--> Late viewDidAppear
--> Late
