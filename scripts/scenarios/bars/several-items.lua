-- facts: B9, B10, B11, B30, bars-009-right-items-order, bars-010-singular-item-setter
-- Left items run from the left edge, right ones from the right; the singular is the first of them.
local a, b = UIBarButtonItem "A", UIBarButtonItem "B"
local c, x = UIBarButtonItem "C", UIBarButtonItem "X"
local home = UIViewController "Home"
local nav = UINavigationController{ home }
local item = home.navigationItem

local function show(side)
  print(table.concat(nav.navigationBar.displayed[side], " "))
end

item.rightBarButtonItems = { a, b }
show "right"
--> Home willMove(toParent: UINavigationController#2)
--> B A
item.leftBarButtonItems = { a, b, c }
item.leftBarButtonItem = x
show "left"
item.leftBarButtonItem = nil
show "left"
item.leftBarButtonItem = c
show "left"
--> X B C
--> B C
--> C B
-- System items are words or icons; spaces take up room and show nothing.
item.leftBarButtonItems = {
  UIBarButtonItem{ systemItem = "cancel" },
  UIBarButtonItem.flexibleSpace(),
  UIBarButtonItem{ systemItem = "compose" },
  UIBarButtonItem{ systemItem = "add" },
}
show "left"
--> Cancel [compose] [+]
