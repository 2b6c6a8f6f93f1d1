-- facts: B22, C35
-- Where the widths decide, a long back title gives way to "Back", then to the chevron alone.
local home, detail = UIViewController "The Houses of the Street", UIViewController "Detail"
local nav = UINavigationController{ home, detail }
window.rootViewController = nav
settle()
--> The Houses of the Street willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#3)
local function show(title)
  detail.title = title
  local seen = nav.navigationBar.displayed
  print(seen.left[1], seen.title)
end
show "Detail"
show "A House and a Door"
show "A House, a Door and a Garden Fence"
show "A House, a Door, a Garden Fence and all that is behind it"
--> ‹ The Houses of the Street Detail
--> ‹ The Houses of the Street A House and a Door
--> ‹ Back A House, a Door and a Garden Fence
--> ‹ A House, a Door, a Garden Fence and all th…
-- A number is a number of characters, and math.huge is room for everything.
simulator.fits = 20
show "Detail"
--> ‹ Back Detail
simulator.fits = math.huge
show "A House, a Door, a Garden Fence and all that is behind it"
--> ‹ The Houses of the Street A House, a Door, a Garden Fence and all that is behind it
simulator.fits = nil
print(simulator.fits)
print(pcall(function() simulator.fits = 1.5 end))
--> nil
--> false scripts/scenarios/bars/widths-decide.lua:36: bad value for 'fits' (an integer number of characters, math.huge or nil expected, got 1.5)
