-- facts: P33, P34, P35, D15, ad-swipe-order, cb-default-sheet-swipe-vs-unwind, bars-044-sheet-refused
-- The delegate is notified of a swipe, and of an attempt that is refused.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
window.rootViewController = home
home:present(sheet)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidAppear
local allowed = true
sheet.presentationController.delegate = {
  shouldDismiss = function() return allowed end,
  willDismiss = function() end,
  didDismiss = function(pc) print(pc.presentedViewController.title) end,
  didAttemptToDismiss = function() end,
}
user.swipeDown{ cancel = true }
settle()
print(home.presentedViewController.title)
--> Sheet shouldDismiss
--> Sheet willDismiss
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> Sheet viewDidAppear(animated)
--> Sheet
allowed = false
print(user.swipeDown())
sheet.isModalInPresentation = true
print(user.swipeDown())
--> Sheet shouldDismiss
--> Sheet didAttemptToDismiss
--> false the user may not dismiss the presentation
--> Sheet didAttemptToDismiss
--> false the user may not dismiss the presentation
allowed, sheet.isModalInPresentation = true, false
user.swipeDown{ at = 0.5 }
wait(1)
print(sheet.isBeingDismissed, home.presentedViewController.title)
user.release{}
settle()
print(home.presentedViewController)
--> Sheet shouldDismiss
--> Sheet willDismiss
--> Sheet viewWillDisappear(animated)
--> true Sheet
--> … 1250 ms
--> Sheet viewDidDisappear(animated)
--> Sheet didDismiss
--> Sheet
--> nil
