-- facts: B15, B16, B17, bars-002-left-rule-order, bars-003-title-nil-gives-Back, bars-008-supplement
-- A left item of the top comes before the back button, and a back item below before its title.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, detail }

local function show()
  local left = nav.navigationBar.displayed.left
  print(#left, left[1], left[2])
end

show()
home.navigationItem.backBarButtonItem = UIBarButtonItem "Go"
show()
detail.navigationItem.leftBarButtonItem = UIBarButtonItem "X"
show()
detail.navigationItem.leftItemsSupplementBackButton = true
show()
--> Home willMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: UINavigationController#3)
--> 1 ‹ Home nil
--> 1 ‹ Go nil
--> 1 X nil
--> 2 ‹ Go X
detail.navigationItem.leftBarButtonItem = nil
home.navigationItem.backBarButtonItem = nil
home.title = nil
show()
nav:popViewController(false)
show()
--> 1 ‹ Back nil
--> 0 nil nil
--> Detail willMove(toParent: nil)
--> Detail didMove(toParent: nil)
