-- facts: F57
-- It is set up before each presentation: UIKit makes a new presentation controller for each.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
window.rootViewController = home
for _ = 1, 2 do
  sheet.sheetPresentationController.detents = { "medium", "large" }
  home:present(sheet, false)
  settle()
  print(#sheet.sheetPresentationController.detents, sheet.view.frame.y)
  home:dismiss(false)
  settle()
end
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidAppear
--> 2 422.0
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> 2 422.0
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
