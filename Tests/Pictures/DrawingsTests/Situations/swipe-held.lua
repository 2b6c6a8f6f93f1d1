-- A finger holds a swipe back at two fifths.
local nav = UINavigationController{ UIViewController{ title = "Inbox" }, UIViewController{ title = "Message" } }
window.rootViewController = nav
settle()
if simulator.profile == "modern" then user.swipeBack{ at = 0.4 } end
wait(0)
