-- facts: C21, F63, P33
-- A tap on the dimmed area around a sheet dismisses it as a swipe does.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
local may = true
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(sheet, false)
sheet.presentationController.delegate = {
  shouldDismiss = function() return may end,
  willDismiss = function() end,
  didDismiss = function() end,
  didAttemptToDismiss = function() end,
}
settle()
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear

-- A prevented tap is no attempt for the delegate; a prevented swipe is one.
may = false
print(user.tapOutside())
print(user.swipeDown())
--> Sheet shouldDismiss
--> false the user may not dismiss the presentation
--> Sheet shouldDismiss
--> Sheet didAttemptToDismiss
--> false the user may not dismiss the presentation
may = true
sheet.isModalInPresentation = true
print(user.tapOutside())
--> false the user may not dismiss the presentation
sheet.isModalInPresentation = false
print(user.tapOutside())
settle()
print(home.presentedViewController, user.tapOutside())
--> Sheet shouldDismiss
--> Sheet willDismiss
--> true
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> Sheet didDismiss
--> nil false nothing is presented

-- A presentation that covers the screen has no surroundings.
local cover = UIViewController{ title = "Cover", modalPresentationStyle = "fullScreen" }
home:present(cover, false)
settle()
print(user.tapOutside())
--> Cover viewDidLoad
--> Home viewWillDisappear
--> Cover viewWillAppear
--> Cover viewIsAppearing
--> Cover viewDidAppear
--> Home viewDidDisappear
--> false it is presented as fullScreen, which a tap outside does not dismiss
