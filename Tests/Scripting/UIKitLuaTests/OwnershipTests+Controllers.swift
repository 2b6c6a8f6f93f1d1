extension OwnershipTests {
  /// Containers, presentations, their delegates and animators.
  nonisolated static let controllerCycles = [
    OwnershipCase(
      "a child that captures its parent",
      "local p, c = new 'P', new 'C' c.up = function() return p end p:addChild(c) c:didMove(p) show(p)"
    ),
    OwnershipCase(
      "a parent that captures a child",
      "local p, c = new 'P', new 'C' p:addChild(c) function p:viewWillAppear() return c end show(p)"
    ),
    OwnershipCase(
      "a presented controller that captures its presenter",
      "local p, m = show(new 'P'), new 'M' m.back = function() return p, m end p:present(m, true) settle()"
    ),
    OwnershipCase(
      "a presenter that captures what it presents",
      "local p, m = show(new 'P'), new 'M' p.modal = m p:present(m, true) settle() p:dismiss(true) settle()"
    ),
    OwnershipCase(
      "a completion that captures both",
      "local p, m = show(new 'P'), new 'M' p:present(m, true, function() p.done, m.done = m, p end) settle()"
    ),
    OwnershipCase(
      "a navigation controller's delegate",
      "local n = show(track(UINavigationController{ new 'A' })) n.delegate = { willShow = function() return n end }"
    ),
    OwnershipCase(
      "a delegate that is a child",
      """
      local a = new 'A'
      local n = track(UINavigationController{ a })
      function a.didShow() return n end
      n.delegate, a.nav = a, n
      show(n)
      """),
    OwnershipCase(
      "a tab bar controller's delegate",
      "local t = track(UITabBarController{ new 'A', new 'B' }) t.delegate = { didSelect = function() return t end } show(t) user.selectTab(1)"
    ),
    OwnershipCase(
      "a split view controller's delegate",
      "local s = track(UISplitViewController{ new 'A', new 'B' }) s.delegate = { showDetail = function() return s end } show(s)"
    ),
    OwnershipCase(
      "a page controller's delegate and data source",
      """
      local p = track(UIPageViewController{ new 'A' })
      p.delegate = { didFinishAnimating = function() return p end }
      p.dataSource = { viewControllerAfter = function() local b = new 'B' b.page = p return b end }
      show(p) user.turnPage("forward") settle()
      """),
    OwnershipCase(
      "the delegate of a presentation",
      """
      local p, m = show(new 'P'), new 'M'
      m.presentationController.delegate = { didDismiss = function() return p, m end }
      p:present(m, true) settle() user.swipeDown{} settle()
      """),
    OwnershipCase(
      "a transitioning delegate with its animator",
      """
      local p, m = show(new 'P'), new 'M'
      local animator = { transitionDuration = function() return 0.2 end, owner = m }
      function animator.animateTransition(context) animator.last = context context:completeTransition(true) end
      m.modalPresentationStyle = "custom"
      m.transitioningDelegate = { animationControllerForPresented = function() return animator end,
        animationControllerForDismissed = function() return animator end, both = { p, m } }
      p:present(m, true) settle() p:dismiss(true) settle()
      """),
    OwnershipCase(
      "a navigation animator that keeps its context",
      """
      local n = show(track(UINavigationController{ new 'A' }))
      local animator = { transitionDuration = function() return 0.2 end }
      function animator.animateTransition(context) animator.context, n.animator = context, animator context:completeTransition(true) end
      n.delegate = { animationControllerFor = function() return animator end }
      n:pushViewController(new 'B', true) settle() n:popViewController(true) settle()
      """),
    OwnershipCase(
      "blocks that run along with a transition",
      """
      local n = show(track(UINavigationController{ new 'A' }))
      local b = new 'B'
      function b:viewWillAppear()
        local coordinator = self.transitionCoordinator
        self.coordinator = coordinator
        coordinator:animate(function(c) b.one = c return n end, function(c) b.two = c return n, b end)
      end
      n:pushViewController(b, true) settle() n:popViewController(true) settle()
      """),
    OwnershipCase(
      "an animator and its driver, which keep the context",
      """
      local n, driver = show(track(UINavigationController{ new 'A' })), track(UIPercentDrivenInteractiveTransition{})
      local animator = { transitionDuration = function() return 0.2 end }
      function animator.animateTransition(context)
        animator.context, driver.context, n.driver = context, context, driver
        UIView.animate(0.2, function() end, function() context:completeTransition(true) return n end)
      end
      n.delegate = { animationControllerFor = function() return animator end,
        interactionControllerFor = function() return driver end }
      n:pushViewController(new 'B', true) wait(0.1) driver:finish() settle()
      assert(n.topViewController.title == 'B' and not n.transitionCoordinator)
      """),
    OwnershipCase(
      "popped controllers that know their stack",
      "local n = show(track(UINavigationController{ new 'A' })) for i = 1, 5 do local v = new 'B' v.nav = n n:pushViewController(v, i % 2 == 0) settle() end n.gone = n:popToRootViewController(true) settle() n.gone = nil"
    ),
  ]
}
