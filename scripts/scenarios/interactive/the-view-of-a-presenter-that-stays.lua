-- facts: P27
-- An animator gets no view for a presenter that stays where it is, so that it can't take it away;
-- below a full screen it gets one.
local function animated(style)
  local a, m = UIViewController "A", UIViewController "M"
  window.rootViewController = a
  settle()
  m.modalPresentationStyle = style
  local animator = {
    transitionDuration = function() return 0.2 end,
    animateTransition = function(context)
      print(style, context:view("from") ~= nil, context:view("to") ~= nil)
      local to = context:view "to"
      if to then context.containerView:addSubview(to) end
      after(0.2, function() context:completeTransition(true) end)
    end,
  }
  m.transitioningDelegate = {
    animationControllerForPresented = function() return animator end,
    animationControllerForDismissed = function() return animator end,
  }
  a:present(m, true)
  settle()
  a:dismiss(true)
  settle()
  print(a.view.window == window)
end
for _, style in ipairs{ "custom", "pageSheet", "overFullScreen", "fullScreen" } do
  animated(style)
end
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> M viewDidLoad
--> M animationControllerForPresented(M)
--> M viewWillAppear(animated)
--> M animateTransition
--> custom false true
--> M viewIsAppearing(animated)
--> … 200 ms
--> M viewDidAppear(animated)
--> M animationControllerForDismissed(M)
--> M viewWillDisappear(animated)
--> M animateTransition
--> custom true false
--> … 200 ms
--> M viewDidDisappear(animated)
--> true
--> A viewDidLoad
--> A viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidDisappear
--> A viewDidAppear
--> M viewDidLoad
--> M animationControllerForPresented(M)
--> M viewWillAppear(animated)
--> M animateTransition
--> pageSheet false true
--> M viewIsAppearing(animated)
--> … 200 ms
--> M viewDidAppear(animated)
--> M animationControllerForDismissed(M)
--> M viewWillDisappear(animated)
--> M animateTransition
--> pageSheet true false
--> … 200 ms
--> M viewDidDisappear(animated)
--> true
--> A viewDidLoad
--> A viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidDisappear
--> A viewDidAppear
--> M viewDidLoad
--> M animationControllerForPresented(M)
--> M viewWillAppear(animated)
--> M animateTransition
--> overFullScreen false true
--> M viewIsAppearing(animated)
--> … 200 ms
--> M viewDidAppear(animated)
--> M animationControllerForDismissed(M)
--> M viewWillDisappear(animated)
--> M animateTransition
--> overFullScreen true false
--> … 200 ms
--> M viewDidDisappear(animated)
--> true
--> A viewDidLoad
--> A viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidDisappear
--> A viewDidAppear
--> M viewDidLoad
--> M animationControllerForPresented(M)
--> A viewWillDisappear(animated)
--> M viewWillAppear(animated)
--> M animateTransition
--> fullScreen true true
--> M viewIsAppearing(animated)
--> … 200 ms
--> M viewDidAppear(animated)
--> A viewDidDisappear(animated)
--> M animationControllerForDismissed(M)
--> M viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> M animateTransition
--> fullScreen true true
--> A viewIsAppearing(animated)
--> … 200 ms
--> A viewDidAppear(animated)
--> M viewDidDisappear(animated)
--> true
