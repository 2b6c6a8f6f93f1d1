-- facts: E43, E44
-- Which appearance of a navigation bar is in force: the top item's before the bar's, kind by kind.
local function appearance(color)
  local result = UINavigationBarAppearance()
  result:configureWithOpaqueBackground()
  result.backgroundColor = color
  return result
end

local list = UIViewController "List"
local scroll = UIScrollView{ frame = { width = 390, height = 844 } }
scroll.contentSize = { width = 390, height = 3000 }
list.view:addSubview(scroll)
local nav = UINavigationController{ list }
local bar = nav.navigationBar
window.rootViewController = nav
settle()
local function show()
  local seen = bar.displayedBackground
  print(seen and seen.fill, seen and seen.shadow)
end
show()
--> List viewDidLoad
--> List willMove(toParent: UINavigationController#2)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#2)
--> nil nil

-- Without an appearance of the edge the standard one is there, without its background.
bar.standardAppearance = appearance("red")
show()
scroll.contentOffset = { x = 0, y = 200 }
show()
bar.scrollEdgeAppearance = appearance("yellow")
show()
scroll.contentOffset = { x = 0, y = -91 }
show()
--> transparent nil
--> red separator
--> red separator
--> yellow separator

-- The item's come first, and a copy is made of what is set.
local own = appearance("green")
list.navigationItem.scrollEdgeAppearance = own
own.backgroundColor = "blue"
show()
list.navigationItem.scrollEdgeAppearance.backgroundColor = "orange"
show()
list.navigationItem.standardAppearance = appearance("purple")
scroll.contentOffset = { x = 0, y = 200 }
show()
--> green separator
--> orange separator
--> purple separator

-- A low bar has appearances of its own.
user.rotate("landscape")
settle()
show()
bar.compactAppearance = appearance("gray")
show()
scroll.contentOffset = { x = 0, y = -32 }
show()
bar.compactScrollEdgeAppearance = appearance("brown")
show()
--> purple separator
--> gray separator
--> orange separator
--> brown separator
