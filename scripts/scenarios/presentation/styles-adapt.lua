-- facts: P28, P29, P30, P31, ad-popover-phone-default
-- On an iPhone a popover is a form sheet, unless the delegate keeps it a popover.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local menu = UIViewController{ title = "Menu", modalPresentationStyle = "popover" }
home:present(menu)
settle()
print(menu.modalPresentationStyle, menu.presentationController.adaptivePresentationStyle)
print(menu.view.frame.y, menu.view.frame.height)
--> Menu viewDidLoad
--> Menu viewWillAppear
--> Menu viewIsAppearing
--> Menu viewDidAppear
--> popover formSheet
--> 57.0 787.0
simulator.orientation = "landscape"
settle()
print(menu.presentationController.adaptivePresentationStyle, menu.view.frame.width)
simulator.orientation = "portrait"
home:dismiss()
settle()
--> overFullScreen 844.0
--> Menu viewWillDisappear
--> Menu viewDidDisappear
local kept = UIViewController{ title = "Kept", modalPresentationStyle = "popover" }
kept.presentationController.delegate = {
  adaptivePresentationStyle = function(_, traits)
    print(traits.horizontalSizeClass)
    return "none"
  end,
}
kept.popoverPresentationController.sourceView = home.view
home:present(kept)
settle()
print(kept.presentationController.adaptivePresentationStyle)
--> Kept adaptivePresentationStyle(compact x regular)
--> compact
--> Kept viewDidLoad
--> Kept viewWillAppear
--> Kept viewIsAppearing
--> Kept viewDidAppear
--> Kept adaptivePresentationStyle(compact x regular)
--> compact
--> popover
