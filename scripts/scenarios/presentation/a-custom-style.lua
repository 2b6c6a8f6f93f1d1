-- facts: P27, cb-custom-ios8-list, cb-custom-style-presenter-silent
-- A custom presentation keeps the presenter on screen unless its controller removes its view.
local Cover = class("Cover", UIPresentationController)
function Cover:shouldRemovePresentersView() return self.covers end
function Cover:presentationTransitionWillBegin() mark("will begin") end
function Cover:presentationTransitionDidEnd(completed) mark("did end " .. tostring(completed)) end
function Cover:dismissalTransitionWillBegin() mark("will leave") end
function Cover:dismissalTransitionDidEnd(completed) mark("did leave " .. tostring(completed)) end

local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function panel(covers)
  local controller = UIViewController{ title = "Panel", modalPresentationStyle = "custom" }
  controller.transitioningDelegate = {
    presentationControllerFor = function(presented, presenting)
      local cover = Cover{ presentedViewController = presented, presenting = presenting }
      cover.covers = covers
      return cover
    end,
    animationControllerForPresented = function()
      return {
        transitionDuration = function() return 0.25 end,
        animateTransition = function(context)
          UIView.animate(0.25, nil, function() context:completeTransition(true) end)
        end,
      }
    end,
  }
  return controller
end
local first = panel(false)
home:present(first, true)
settle()
--> Panel presentationControllerFor(Panel, Home)
--> Panel viewDidLoad
--> Panel animationControllerForPresented(Panel)
--> will begin
--> Panel viewWillAppear(animated)
--> Panel animateTransition
--> Panel viewIsAppearing(animated)
--> … 250 ms
--> Panel viewDidAppear(animated)
--> did end true
home:dismiss(true)
settle()
--> will leave
--> Panel viewWillDisappear(animated)
--> … 500 ms
--> Panel viewDidDisappear(animated)
--> did leave true
local second = panel(true)
home:present(second)
settle()
--> Panel presentationControllerFor(Panel, Home)
--> Panel viewDidLoad
--> will begin
--> Home viewWillDisappear
--> Panel viewWillAppear
--> Panel viewIsAppearing
--> Panel viewDidAppear
--> Home viewDidDisappear
--> did end true
