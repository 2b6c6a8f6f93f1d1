-- facts: F66, F68, F70, F72, F75
-- The same menu as a popover on a pad and as a sheet on a phone
-- Watch: one presentation, two forms; the sheet of a phone has its heights from the popover.

local function show()
  local list = UIViewController "List"
  local filter = UIBarButtonItem{ title = "Filter" }
  list.navigationItem.rightBarButtonItem = filter
  window.rootViewController = UINavigationController{ list }
  settle()
  local menu = UIViewController{ title = "Menu", name = "menu" }
  menu.modalPresentationStyle = "popover"
  menu.preferredContentSize = { width = 280, height = 200 }
  local popover = menu.popoverPresentationController
  popover.sourceItem = filter
  popover.adaptiveSheetPresentationController.detents = { "medium" }
  popover.delegate = {
    prepareForPopoverPresentation = function() print "a popover" end,
    willPresentWithAdaptiveStyle = function(_, style) print("a", style) end,
  }
  list:present(menu, true)
  settle()
  return menu
end

-- On a pad the menu is beside its button.
simulator.device = "iPad"
local menu = show()
--> List willMove(toParent: UINavigationController#2)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#2)
--> menu viewDidLoad
--> menu prepareForPopoverPresentation
--> a popover
--> menu viewWillAppear(animated)
--> menu viewIsAppearing(animated)
--> … 500 ms
--> menu viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     List                              Filter │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                             UIViewController┌──────────────────────────────┐ │
--> │                                             │ UIViewController menu "Menu" │ │
--> │                                             └──────────────────────────────┘ │
--> └──────────────────────────────────────────────────────────────────────────────┘
print(menu.popoverPresentationController.arrowDirection)
--> up

-- The window becomes narrow: the same menu is a sheet, and nothing appears or disappears.
simulator.horizontalSizeClass = "compact"
settle()
--> menu willPresentWithAdaptiveStyle(formSheet)
--> a formSheet
simulator.horizontalSizeClass = "regular"
settle()
--> menu willPresentWithAdaptiveStyle(none)
--> a none
--> menu prepareForPopoverPresentation
--> a popover

-- A tap outside dismisses it.
user.tapOutside()
settle()
--> menu viewWillDisappear(animated)
--> … 500 ms
--> menu viewDidDisappear(animated)

-- On a phone it is a sheet from the beginning, half as high as the screen.
window.rootViewController = nil
simulator.horizontalSizeClass = nil
simulator.device = "iPhone"
show()
--> List viewWillDisappear
--> List willMove(toParent: UINavigationController#5)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#5)
--> menu viewDidLoad
--> menu willPresentWithAdaptiveStyle(formSheet)
--> a formSheet
--> menu viewWillAppear(animated)
--> menu viewIsAppearing(animated)
--> … 500 ms
--> menu viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░List░░░░░░░░░░Filter░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #4░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││    UIViewController menu "Menu"    ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘
