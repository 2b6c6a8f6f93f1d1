-- facts: F52, F53
-- A function gives a height from the room; nil makes its detent inactive.
local calls, height = 0, 200
local home = UIViewController "Home"
window.rootViewController = home
local sheet = UIViewController{ title = "Sheet" }
local heights = sheet.sheetPresentationController
heights.detents = {
  {
    identifier = "own",
    height = function(context)
      calls = calls + 1
      if context.containerTraitCollection.verticalSizeClass == "compact" then return nil end
      return math.min(height, context.maximumDetentValue)
    end,
  },
  "large",
}
home:present(sheet, false)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidAppear
print(sheet.view.frame.height, calls)
--> 234.0 1
height = 300
print(sheet.view.frame.height, calls)
--> 234.0 1
heights:invalidateDetents()
print(sheet.view.frame.height, calls)
--> 334.0 2
height = 10000
heights:invalidateDetents()
print(sheet.view.frame.y)
--> 57.0
print(pcall(function() heights.detents = {} end))
print(#heights.detents)
--> exception NSInvalidArgumentException: The detents of a sheet must contain at least one detent.
--> false scripts/scenarios/sheets/resolvers.lua:41: NSInvalidArgumentException: The detents of a sheet must contain at least one detent. (leave detents alone, or give it at least one, such as .large())
--> 2
print(pcall(function() heights.detents = { "lagre" } end))
--> false scripts/scenarios/sheets/resolvers.lua:46: bad value for 'detents' (element 1: invalid detent 'lagre', did you mean 'large'? valid: 'medium', 'large', or a table with a height)
print(pcall(function() heights.detents = { { height = "high" } } end))
--> false scripts/scenarios/sheets/resolvers.lua:48: bad value for 'detents' (element 1: 'height' must be a number of points, or a function that returns one)
print(pcall(function() heights.selectedDetentIdentifier = "own2" end))
--> false scripts/scenarios/sheets/resolvers.lua:50: no detent 'own2', did you mean 'own'? there are: 'medium', 'large', 'own'
