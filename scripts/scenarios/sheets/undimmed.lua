-- facts: F58, C22
-- What is below can be used at and below the largest undimmed height, at once.
local home = UIViewController{ title = "Home" }
home.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "Go",
  action = function() print("went") end,
}
window.rootViewController = UINavigationController{ home }
local sheet = UIViewController{ title = "Sheet" }
local heights = sheet.sheetPresentationController
heights.detents = { "medium", "large" }
home:present(sheet, false)
settle()
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
--> Sheet viewDidAppear
print(pcall(user.tap, "Go"))
--> false scripts/scenarios/sheets/undimmed.lua:24: no "Go" on screen; nothing can be tapped
heights.largestUndimmedDetentIdentifier = "medium"
print(user.tap "Go")
--> went
--> true
user.dragSheet "large"
print(pcall(user.tap, "Go"))
--> false scripts/scenarios/sheets/undimmed.lua:31: no "Go" on screen; nothing can be tapped
heights.largestUndimmedDetentIdentifier = nil
print((pcall(user.tap, "Go")))
--> false
heights.largestUndimmedDetentIdentifier, heights.selectedDetentIdentifier = "large", "medium"
print(user.tap "Go")
--> went
--> true
