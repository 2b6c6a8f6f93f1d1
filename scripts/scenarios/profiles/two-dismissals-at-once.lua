-- facts: P53, P55, D4, dis-double-dismiss
-- The second of two dismissals dismisses the receiver itself.
simulator.profile = "mid"
local r = UIViewController "R"
local a = UIViewController{ title = "A", modalPresentationStyle = "overFullScreen" }
local b = UIViewController{ title = "B", modalPresentationStyle = "overFullScreen" }
window.rootViewController = r
settle()
r:present(a)
settle()
a:present(b)
settle()
--> R viewDidLoad
--> R viewWillAppear
--> R viewDidAppear
--> A viewDidLoad
--> A viewWillAppear
--> A viewDidAppear
--> B viewDidLoad
--> B viewWillAppear
--> B viewDidAppear
a:dismiss(true)
a:dismiss(true)
settle()
print(r.presentedViewController, a.presentedViewController)
print(tree())
--> B viewWillDisappear(animated)
--> A viewWillDisappear(animated)
--> … 500 ms
--> B viewDidDisappear(animated)
--> A viewDidDisappear(animated)
--> nil nil
--> window
--> └─ #1  UIViewController "R"   appeared
