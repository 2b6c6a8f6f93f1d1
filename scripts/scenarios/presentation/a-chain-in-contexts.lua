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
-->
c:present(d, false)
settle()
print(c.presentedViewController)
-->
a:dismiss(false)
settle()
print(a.presentedViewController, c.view.window, b.view.window)
-->

-- A covered context turns with the device.
local m = UINavigationController{ UIViewController "M" }
m.modalPresentationStyle = "currentContext"
a:present(m, false)
settle()
user.rotate "landscape"
settle()
print(m.view.frame.width, m.view.frame.height)
-->
