-- facts: F61, F62, F63, F65
-- A prevented sheet still moves between heights; a pull below the smallest is an attempt.
local home = UIViewController "Home"
window.rootViewController = home
local form = UIViewController{ title = "Form", isModalInPresentation = true }
local sheet = UINavigationController{ form, name = "sheet" }
sheet.sheetPresentationController.detents = { "medium", "large" }
sheet.presentationController.delegate = {
  didAttemptToDismiss = function() print "attempt" end,
  didDismiss = function() print "dismissed" end,
  didChangeSelectedDetentIdentifier = function(of) print("now", of.selectedDetentIdentifier) end,
}
home:present(sheet, false)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Form willMove(toParent: sheet)
--> Form viewDidLoad
--> Home viewIsAppearing
--> Form viewWillAppear
--> Form viewIsAppearing
--> Home viewDidAppear
--> Form viewDidAppear
--> Form didMove(toParent: sheet)
print(user.dragSheet "large")
--> sheet didChangeSelectedDetentIdentifier
--> now large
--> true
print(user.swipeDown())
--> sheet didAttemptToDismiss
--> attempt
--> false the user may not dismiss the presentation
print(user.tapOutside())
--> false the user may not dismiss the presentation
home:dismiss(true)
--> Form viewWillDisappear(animated)
