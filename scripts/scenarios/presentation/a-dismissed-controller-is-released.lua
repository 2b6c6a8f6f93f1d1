-- facts: P49, P60, cb-fullscreen-dismiss, cb-fullscreen-no-second-viewDidLoad
-- A covered presenter isn't loaded again, and a dismissed controller is released.
local a = UIViewController "A"
window.rootViewController = a
settle()
a:present(UIViewController{ name = "B", modalPresentationStyle = "fullScreen" })
settle()
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> B viewDidLoad
--> A viewWillDisappear
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> A viewDidDisappear
a:dismiss(true)
settle()
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> … 500 ms
--> A viewDidAppear(animated)
--> B viewDidDisappear(animated)
--> B deinit
