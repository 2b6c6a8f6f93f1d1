-- facts: H114, P27
-- The container view of a transition is in the window and contains the view that disappears; the
-- animator adds the other one, which stays there until the end.
local ends = true
local function animator(animated)
  return {
    transitionDuration = function() return 0.2 end,
    animateTransition = function(context)
      local container, from, to = context.containerView, context:view "from", context:view "to"
      print(container.window == window, from and from.superview == container, to ~= nil)
      if to then container:addSubview(to) end
      after(0.2, function()
        print(to and to.superview == container)
        if from and not animated.keepsFrom then from:removeFromSuperview() end
        context:completeTransition(ends)
        print(to and to.superview ~= container)
      end)
    end,
  }
end
local a, b = UIViewController "A", UIViewController "B"
local nav = UINavigationController{ a, name = "nav" }
nav.delegate = { animationControllerFor = function() return animator{} end }
window.rootViewController = nav
settle()
nav:pushViewController(b, true)
settle()
print(b.view:isDescendant(nav.view), a.view.superview, #nav.view.subviews)
-- Taken back: the first view returns to the stack's.
ends = false
nav:popViewController(true)
settle()
print(b.view:isDescendant(nav.view), a.view.superview, #nav.view.subviews, #nav.viewControllers)
-- A presentation has the container view of its presentation controller. A presenter that stays isn't
-- moved; one below a full screen is.
ends = true
for _, style in ipairs{ "custom", "fullScreen" } do
  local m = UIViewController{ title = "M", modalPresentationStyle = style }
  m.transitioningDelegate = {
    animationControllerForPresented = function() return animator{ keepsFrom = true } end,
    animationControllerForDismissed = function() return animator{} end,
  }
  nav:present(m, true)
  wait(0.1)
  print(style, nav.view.superview == window, nav.view.window == window)
  settle()
  nav:dismiss(true)
  settle()
  print(nav.view.superview == window, #window.subviews)
  -- Cancelled, the presenter returns to the window.
  ends = false
  nav:present(m, true)
  settle()
  print(nav.view.superview == window, #window.subviews, nav.presentedViewController)
  ends = true
end
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> true true true
--> B viewIsAppearing(animated)
--> true
--> … 200 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> true
--> true nil 2
--> nav animationControllerFor(pop, B, A)
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> nav animateTransition
--> true true true
--> A viewIsAppearing(animated)
--> true
--> false
--> … 200 ms
--> A viewWillDisappear(animated)
--> A viewDidDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> B viewDidAppear(animated)
--> true nil 2 2
--> M viewDidLoad
--> M animationControllerForPresented(M)
--> M viewWillAppear(animated)
--> M animateTransition
--> true nil true
--> M viewIsAppearing(animated)
--> custom true true
--> true
--> … 200 ms
--> M viewDidAppear(animated)
--> false
--> M animationControllerForDismissed(M)
--> M viewWillDisappear(animated)
--> M animateTransition
--> true true false
--> nil
--> … 200 ms
--> M viewDidDisappear(animated)
--> nil
--> true 1
--> M animationControllerForPresented(M)
--> M viewWillAppear(animated)
--> M animateTransition
--> true nil true
--> M viewIsAppearing(animated)
--> true
--> false
--> … 200 ms
--> M viewWillDisappear(animated)
--> M viewDidDisappear(animated)
--> true 1 nil
--> M viewDidLoad
--> M animationControllerForPresented(M)
--> B viewWillDisappear(animated)
--> M viewWillAppear(animated)
--> M animateTransition
--> true true true
--> M viewIsAppearing(animated)
--> fullScreen false true
--> true
--> … 200 ms
--> M viewDidAppear(animated)
--> B viewDidDisappear(animated)
--> false
--> M animationControllerForDismissed(M)
--> M viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> M animateTransition
--> true true true
--> B viewIsAppearing(animated)
--> true
--> … 200 ms
--> B viewDidAppear(animated)
--> M viewDidDisappear(animated)
--> true
--> true 1
--> M animationControllerForPresented(M)
--> B viewWillDisappear(animated)
--> M viewWillAppear(animated)
--> M animateTransition
--> true true true
--> M viewIsAppearing(animated)
--> true
--> false
--> … 200 ms
--> M viewWillDisappear(animated)
--> M viewDidDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> B viewDidAppear(animated)
--> true 1 nil
