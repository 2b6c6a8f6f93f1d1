-- facts: F66, F67, F74
-- The arrow points at an item, a button or a part of a view, from where there is room.
simulator.device = "iPad"
local home = UIViewController{ title = "Home" }
local add = UIBarButtonItem{ systemItem = "add" }
home.navigationItem.rightBarButtonItem = add
local box = UIView{ frame = { x = 600, y = 900, width = 100, height = 60 } }
home.view:addSubview(box)
window.rootViewController = UINavigationController{ home }
settle()
--> Home viewDidLoad
--> Home willMove(toParent: UINavigationController#2)
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
local function show(set)
  local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
  menu.preferredContentSize = { width = 200, height = 300 }
  local popover = menu.popoverPresentationController
  set(popover)
  print(popover.arrowDirection)
  home:present(menu, false)
  settle()
  local frame = menu.view.frame
  print(popover.arrowDirection, frame.x, frame.y, frame.width, frame.height)
  home:dismiss(false)
  settle()
  print(popover.arrowDirection)
end
show(function(popover) popover.barButtonItem = add end)
--> unknown
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> up 558.0 80.0 200.0 300.0
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> unknown
show(function(popover) popover.sourceItem = box end)
--> unknown
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> down 550.0 590.0 200.0 300.0
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> unknown
show(function(popover)
  popover.sourceView, popover.sourceRect = home.view, { x = 20, y = 300, width = 40, height = 40 }
  popover.permittedArrowDirections = { "left", "right" }
end)
--> unknown
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> left 70.0 170.0 200.0 300.0
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> unknown
show(function(popover)
  popover.sourceView = box
  popover.permittedArrowDirections = "left"
end)
--> unknown
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> left 698.0 714.0 60.0 300.0
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> unknown
show(function(popover)
  popover.sourceView = box
  popover.permittedArrowDirections = "left"
  popover.canOverlapSourceViewRect = true
  popover.popoverLayoutMargins = { top = 30, left = 30, bottom = 30, right = 30 }
end)
--> unknown
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> left 538.0 694.0 200.0 300.0
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> unknown
