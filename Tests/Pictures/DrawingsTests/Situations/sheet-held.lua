-- A finger holds a sheet that it drags down.
local home = UIViewController{ title = "Calendar" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UINavigationController{ UIViewController{ title = "New Event" }, modalPresentationStyle = "pageSheet" }, true)
settle()
if simulator.profile == "modern" then user.swipeDown{ at = 0.3 } end
wait(0)
