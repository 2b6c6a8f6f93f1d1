-- facts: P15, P16, P48, P49, P51, CAT-06, CAT-07
-- A full-screen presentation removes the presenter from the screen; its viewDidDisappear is last.
local home = UIViewController "A"
window.rootViewController = home
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
local modal = UIViewController{ title = "M", modalPresentationStyle = "fullScreen" }
home:present(modal, false, function() print("shown") end)
print(home.presentedViewController == modal, modal.isViewLoaded)
--> M viewDidLoad
--> true true
--> A viewDidAppear
--> A viewWillDisappear
--> M viewWillAppear
--> M viewIsAppearing
--> M viewDidAppear
--> A viewDidDisappear
--> completion of present(M)
--> shown
home:dismiss(false, function() print("gone") end)
--> M viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidDisappear
--> completion of dismiss(A)
--> gone
home:present(modal, true)
settle()
--> A viewWillDisappear(animated)
--> M viewWillAppear(animated)
--> M viewIsAppearing(animated)
--> … 500 ms
--> M viewDidAppear(animated)
--> A viewDidDisappear(animated)
modal:dismiss(true)
print(home.presentedViewController == modal, modal.isBeingDismissed)
wait(0)
print(modal.presentingViewController == home)
settle()
print(home.presentedViewController, modal.isBeingDismissed)
--> true true
--> M viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> true
--> … 500 ms
--> A viewDidAppear(animated)
--> M viewDidDisappear(animated)
--> nil false
