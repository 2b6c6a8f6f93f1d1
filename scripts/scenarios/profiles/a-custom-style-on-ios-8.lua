-- facts: P27, cb-custom-ios8-list, cb-custom-style-presenter-silent
-- A custom style leaves the presenter alone; a full screen can be animated too.
simulator.profile = "mid"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local slowly = {
  transitionDuration = function() return 1 end,
  animateTransition = function(context)
    UIView.animate(1, nil, function() context:completeTransition(true) end)
  end,
}
local function show(style)
  local panel = UIViewController{ title = "Panel", modalPresentationStyle = style }
  panel.transitioningDelegate = { animationControllerForPresented = function() return slowly end }
  home:present(panel, true)
  settle()
  print(home.view.window == window)
  home:dismiss()
  settle()
end
show "custom"
--> Panel viewDidLoad
--> Panel animationControllerForPresented(Panel)
--> Panel viewWillAppear(animated)
--> Panel animateTransition
--> … 1000 ms
--> Panel viewDidAppear(animated)
--> true
--> Panel viewWillDisappear
--> Panel viewDidDisappear
show "fullScreen"
--> Panel viewDidLoad
--> Panel animationControllerForPresented(Panel)
--> Home viewWillDisappear(animated)
--> Panel viewWillAppear(animated)
--> Panel animateTransition
--> … 1000 ms
--> Panel viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> false
--> Panel viewWillDisappear
--> Home viewWillAppear
--> Home viewDidAppear
--> Panel viewDidDisappear
