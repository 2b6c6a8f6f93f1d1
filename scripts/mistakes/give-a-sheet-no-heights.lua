-- facts: F52
-- A sheet is given an empty list of heights.
local sheet = UIViewController "Sheet"
local _, e = pcall(function() sheet.sheetPresentationController.detents = {} end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: The detents of a sheet must contain at least one detent.
--> The detents of a sheet must contain at least one detent.
--> a sheet always has a height
