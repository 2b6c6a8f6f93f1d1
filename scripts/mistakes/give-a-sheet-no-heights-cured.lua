-- facts: F52
-- It has one height, as every sheet has by itself.
local sheet = UIViewController "Sheet"
print(sheet.sheetPresentationController.detents[1])
sheet.sheetPresentationController.detents = { "medium" }
print(sheet.sheetPresentationController.detents[1], #warnings())
--> large
--> medium 0
