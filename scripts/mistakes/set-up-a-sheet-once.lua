-- facts: F57
-- A sheet is presented a second time, and its heights are gone.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
window.rootViewController = home
sheet.sheetPresentationController.detents = { "medium", "large" }
for _ = 1, 2 do
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
--> 1 57.0
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
