-- facts: P88
-- Replacing the root in the completion of dismiss leaves nothing behind.
simulator.profile = "mid"
local x = UIViewController "X"
window.rootViewController = x
settle()
x:present(UIViewController{ name = "Y" })
settle()
--> X viewDidLoad
--> X viewWillAppear
--> X viewDidAppear
--> Y viewDidLoad
--> X viewWillDisappear
--> Y viewWillAppear
--> Y viewDidAppear
--> X viewDidDisappear
x:dismiss(true, function() window.rootViewController = UIViewController "Z" end)
settle()
print(x.presentedViewController, x.view.window)
--> Y viewWillDisappear(animated)
--> X viewWillAppear(animated)
--> … 500 ms
--> X viewDidAppear(animated)
--> Y viewDidDisappear(animated)
--> completion of dismiss(X)
--> Z viewDidLoad
--> X viewWillDisappear
--> Z viewWillAppear
--> Y deinit
--> X viewDidDisappear
--> Z viewDidAppear
--> nil nil
