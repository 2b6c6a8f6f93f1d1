-- facts: P85, P27
-- What a controller presents in its own context stays on screen with it, in a sheet and over a
-- covered one, and has the size of that context after a turn of the device.
simulator.device = "iPad"
local a, b = UIViewController "A", UIViewController "B"
local c, d = UIViewController "C", UIViewController "D"
window.rootViewController = a
settle()
b.modalPresentationStyle = "formSheet"
a:present(b, false)
settle()
c.modalPresentationStyle = "currentContext"
b:present(c, false)
settle()
print(c.view.window == window, b.view.window)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> B viewDidLoad
--> B viewWillAppear
--> B viewIsAppearing
--> B viewDidAppear
--> C viewDidLoad
--> B viewWillDisappear
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> B viewDidDisappear
--> true nil
c:present(d, false)
settle()
print(c.presentedViewController)
--> D viewDidLoad
--> D viewWillAppear
--> D viewIsAppearing
--> D viewDidAppear
--> UIViewController "D" #4
a:dismiss(false)
settle()
print(a.presentedViewController, c.view.window, b.view.window)
--> D viewWillDisappear
--> C viewWillDisappear
--> D viewDidDisappear
--> C viewDidDisappear
--> nil nil nil

-- A covered context turns with the device.
local m = UINavigationController{ UIViewController "M" }
m.modalPresentationStyle = "currentContext"
a:present(m, false)
settle()
user.rotate "landscape"
settle()
print(m.view.frame.width, m.view.frame.height)
--> M willMove(toParent: UINavigationController#6)
--> M viewDidLoad
--> A viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> M didMove(toParent: UINavigationController#6)
--> A viewDidDisappear
--> 1024.0 768.0
