-- facts: P27
-- A presentation controller of a program's class decides where the presented view is.
local Drawer = class("Drawer", UIPresentationController)
function Drawer:frameOfPresentedViewInContainerView()
  local whole = Drawer.super.frameOfPresentedViewInContainerView(self)
  return { x = 0, y = whole.height - 300, width = whole.width, height = 300 }
end
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local panel = UIViewController{ title = "Panel", modalPresentationStyle = "custom" }
panel.transitioningDelegate = {
  presentationControllerFor = function(presented, presenting)
    return Drawer{ presentedViewController = presented, presenting = presenting }
  end,
}
home:present(panel)
settle()
--> Panel presentationControllerFor(Panel, Home)
--> Panel viewDidLoad
--> Panel viewWillAppear
--> Panel viewIsAppearing
--> Panel viewDidAppear
print(panel.view.frame.y, panel.view.frame.height, home.view.frame.height)
--> 544.0 300.0 844.0
