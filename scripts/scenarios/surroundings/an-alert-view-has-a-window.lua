-- facts: F18, F21, F23
-- Up to iOS 7 an alert view is in a window of its own, which is key; later it is in the program's.
for _, profile in ipairs{ "classic", "ios7", "mid" } do
  simulator:reset()
  simulator.profile = profile
  window.rootViewController = UIViewController "Home"
  settle()
  for _, name in ipairs{ "didBecomeVisible", "didBecomeKey", "didResignKey", "didBecomeHidden" } do
    NotificationCenter.addObserver(name, function(which, about)
      print(profile, about == window and "window" or "alert", which)
    end)
  end
  local alert = UIAlertView{ title = "Hello", cancelButtonTitle = "OK" }
  alert:show()
  settle()
  print(alert.window == window, window.isKeyWindow)
  user.tap "OK"
  settle()
  print(window.isKeyWindow, alert.window)
end
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> classic alert didBecomeVisible
--> classic window didResignKey
--> classic alert didBecomeKey
--> false false
--> classic alert didResignKey
--> classic window didBecomeKey
--> classic alert didBecomeHidden
--> true nil
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> ios7 alert didBecomeVisible
--> ios7 window didResignKey
--> ios7 alert didBecomeKey
--> false false
--> ios7 alert didResignKey
--> ios7 window didBecomeKey
--> ios7 alert didBecomeHidden
--> true nil
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> true true
--> true nil
