-- facts: H105
-- A presentation controller is called before and after the views in its container view are laid out.
local Cover = class("Cover", UIPresentationController)
function Cover:containerViewWillLayoutSubviews()
  Cover.super.containerViewWillLayoutSubviews(self)
  mark("will lay out")
end
function Cover:containerViewDidLayoutSubviews() mark("did lay out") end
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
    return Cover{ presentedViewController = presented, presenting = presenting }
  end,
}
home:present(panel)
settle()
--> Panel presentationControllerFor(Panel, Home)
--> Panel viewDidLoad
--> Panel viewWillAppear
--> will lay out
--> did lay out
--> Panel viewIsAppearing
--> Panel viewDidAppear
panel.presentationController.containerView:setNeedsLayout()
panel.presentationController.containerView:layoutIfNeeded()
--> will lay out
--> did lay out
