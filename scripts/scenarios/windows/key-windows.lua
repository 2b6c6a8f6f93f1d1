-- facts: F16, F18, F19, F20, F21
-- One window is key. It learns of it in becomeKey and resignKey; then UIKit posts it.
window.name = "first"
for _, name in ipairs{ "didBecomeVisible", "didBecomeHidden", "didBecomeKey", "didResignKey" } do
  NotificationCenter.addObserver(name, function(_, of) print(name, of.name) end)
end
local Panel = class("Panel", UIWindow)
function Panel:becomeKey() Panel.super.becomeKey(self) end
function Panel:resignKey() Panel.super.resignKey(self) end
local second = Panel{ name = "second" }
print(second.windowLevel, second.isKeyWindow, second.isHidden)
--> normal false true
second:makeKeyAndVisible()
print(window.isKeyWindow, second.isKeyWindow)
--> didBecomeVisible second
--> didResignKey first
--> second becomeKey
--> didBecomeKey second
--> false true
-- The key window is hidden: the other visible one is key before the notification of that.
second.isHidden = true
print(window.isKeyWindow, second.isKeyWindow)
--> second resignKey
--> didResignKey second
--> didBecomeKey first
--> didBecomeHidden second
--> true false
-- Without a named heir the visible window of the highest level becomes key, not the last one.
local third = UIWindow{ name = "third", windowLevel = "statusBar" }
third.isHidden = false
second:makeKeyAndVisible()
second.isHidden = true
--> didBecomeVisible third
--> didBecomeVisible second
--> didResignKey first
--> second becomeKey
--> didBecomeKey second
--> second resignKey
--> didResignKey second
--> didBecomeKey third
--> didBecomeHidden second
-- Nothing is posted where nothing changes.
third:makeKey()
third:makeKeyAndVisible()
-->
