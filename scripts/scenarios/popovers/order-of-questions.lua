-- facts: F68, F69, F70, P32
-- On a pad a popover is prepared; on a phone it is asked about, and becomes a sheet with heights.
local function show(device)
  simulator.device = device
  local home = UIViewController "Home"
  window.rootViewController = home
  settle()
  local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
  local popover = menu.popoverPresentationController
  popover.sourceView = home.view
  popover.sourceRect = { x = 100, y = 100, width = 20, height = 20 }
  popover.adaptiveSheetPresentationController.detents = { "medium", "large" }
  popover.delegate = {
    adaptivePresentationStyle = function() print "adaptive style" end,
    viewControllerForAdaptivePresentationStyle = function(_, style) print("controller", style) end,
    prepareForPopoverPresentation = function() print "prepare popover" end,
    prepareAdaptive = function(of, sheet)
      print("prepare", sheet == of.adaptiveSheetPresentationController)
    end,
    willPresentWithAdaptiveStyle = function(_, style) print("will present", style) end,
  }
  home:present(menu, false)
  settle()
  print(menu.modalPresentationStyle, popover.adaptivePresentationStyle)
  print(menu.view.frame.height, user.dragSheet "large")
  home:dismiss(false)
  settle()
  window.rootViewController = nil
end
show "iPhone"
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Menu adaptivePresentationStyle(compact x regular)
--> adaptive style
--> Menu viewControllerForAdaptivePresentationStyle(formSheet)
--> controller formSheet
--> Menu viewDidLoad
--> Menu prepareAdaptive
--> prepare true
--> Menu willPresentWithAdaptiveStyle(formSheet)
--> will present formSheet
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> Menu adaptivePresentationStyle(compact x regular)
--> adaptive style
--> popover formSheet
--> 422.0 true
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> … 400 ms
--> Home viewWillDisappear
show "iPad"
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidDisappear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Menu viewDidLoad
--> Menu prepareForPopoverPresentation
--> prepare popover
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> popover popover
--> 480.0 false Menu is not presented as a sheet that has heights
--> Menu viewWillDisappear
--> Menu viewDidDisappear
--> Home viewWillDisappear
