-- facts: F52, F53, F54, F55, F56
-- The selected height is where a sheet opens; drags report, changes by the program don't.
local home = UIViewController "Home"
window.rootViewController = home
local sheet = UIViewController{ title = "Sheet" }
local heights = sheet.sheetPresentationController
print(#heights.detents, heights.detents[1], heights.selectedDetentIdentifier)
--> Home viewDidLoad
--> Home viewWillAppear
--> 1 large nil
--> Home viewIsAppearing
heights.detents = { { identifier = "tip", height = 120 }, "medium", "large" }
heights.selectedDetentIdentifier = "medium"
--> Home viewDidAppear
heights.delegate = {
  didChangeSelectedDetentIdentifier = function(presentation)
    print("now", presentation.selectedDetentIdentifier)
  end,
}
home:present(sheet, true)
settle()
--> Sheet viewDidLoad
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
print(sheet.view.frame.y, sheet.view.frame.height)
--> 422.0 422.0
for _, height in ipairs{ "tip", "large", "medium" } do
  print(user.dragSheet(height))
  print(sheet.view.frame.height)
end
--> Sheet didChangeSelectedDetentIdentifier
--> now tip
--> true
--> 154.0
--> Sheet didChangeSelectedDetentIdentifier
--> now large
--> true
--> 787.0
--> Sheet didChangeSelectedDetentIdentifier
--> now medium
--> true
--> 422.0
print(user.dragSheet{ to = "large", cancel = true }, heights.selectedDetentIdentifier)
--> true medium
print(user.dragSheet "medium")
--> false the sheet has that height
heights.selectedDetentIdentifier = "tip"
print(sheet.view.frame.height)
--> 154.0
heights:animateChanges(function() heights.selectedDetentIdentifier = nil end)
settle()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░UIViewController #1 "Home"░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController #2 "Sheet"     ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
