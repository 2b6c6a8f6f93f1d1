-- facts: B19, B20, B21, bars-004-display-mode-default, bars-005-display-mode-generic, bars-011-empty-back-title, bars-017-tagged-pointer-empty-title
-- The back button uses the first text of a list that fits; an empty text is not a missing one.
local home, detail = UIViewController "Houses", UIViewController "D"
local nav = UINavigationController{ home, detail }
local item = home.navigationItem
item.backButtonTitle = "The Houses"

local function show(...)
  for index = 1, select("#", ...) do
    simulator.fits = select(index, ...)
    print(nav.navigationBar.displayed.left[1])
  end
end

-- The back title, the title, "Back", nothing.
show(20, 10, 6, 4)
--> Houses willMove(toParent: UINavigationController#3)
--> D willMove(toParent: UINavigationController#3)
--> ‹ The Houses
--> ‹ Houses
--> ‹ Back
--> ‹
-- A generic back button ignores both titles, but not the item's.
item.backButtonTitle = "Home"
item.backButtonDisplayMode = "generic"
show(20, 4)
item.backBarButtonItem = UIBarButtonItem "Go"
show(20)
--> ‹ Back
--> ‹
--> ‹ Go
-- A minimal one has no text.
item.backButtonDisplayMode = "minimal"
show(20)
--> ‹
-- An item without a title uses the fallback; an empty title shows no text.
item.backButtonDisplayMode = "default"
item.backButtonTitle = nil
item.backBarButtonItem = UIBarButtonItem{}
show(30)
item.backBarButtonItem.title = ""
show(30)
item.backBarButtonItem.title = "test"
show(30)
--> ‹ Houses
--> ‹
--> ‹ test
