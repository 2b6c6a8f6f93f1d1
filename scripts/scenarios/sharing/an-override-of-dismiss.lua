-- facts: F119
-- A controller of the system that dismisses itself calls the presenter's override, and reports when it
-- is gone.
local Home = UIViewController:subclass "Home"
function Home:dismiss(animated, completion)
  print("dismiss", animated)
  UIViewController.dismiss(self, animated, completion)
end
local home = Home "Home"
window.rootViewController = home
local share = UIActivityViewController{ name = "share", activityItems = { "a text" } }
share.completionWithItemsHandler = function(kind, completed)
  print(kind, completed, home.presentedViewController)
end
home:present(share, false)
settle()
user.pick "mail"
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> share viewDidLoad
--> Home viewIsAppearing
--> share viewWillAppear
--> share viewIsAppearing
--> Home viewDidAppear
--> share viewDidAppear
--> dismiss true
--> share viewWillDisappear(animated)
--> … 500 ms
--> share viewDidDisappear(animated)
--> completion of dismiss(Home)
--> share completionWithItemsHandler(mail)
--> com.apple.UIKit.activity.Mail true nil
