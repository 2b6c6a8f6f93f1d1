-- facts: P51, C24
-- What a former root has left in the window can be dismissed: the completion comes last.
local old, sheet = UIViewController "Old", UIViewController "Sheet"
window.rootViewController = old
settle()
old:present(sheet, true)
settle()
window.rootViewController = UIViewController "New"
settle()
old:dismiss(true, function()
  print(sheet.view.window, old.presentedViewController, sheet.presentingViewController)
end)
print(sheet.view.window == window, sheet.isBeingDismissed)
settle()
--> Old viewDidLoad
--> Old viewWillAppear
--> Old viewIsAppearing
--> Old viewDidAppear
--> Sheet viewDidLoad
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> New viewDidLoad
--> Old viewWillDisappear
--> New viewWillAppear
--> New viewIsAppearing
--> Old viewDidDisappear
--> New viewDidAppear
--> true true
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> completion of dismiss(Old)
--> nil nil nil
