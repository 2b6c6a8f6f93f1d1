extension WhyTests {
  /// Stacks, tabs, children, and the bar above them.
  nonisolated static let containerCases = [
    WhyCase(
      name: "11 a push that is covered at once",
      scene: [
        "nav = UINavigationController{ UIViewController 'Home', name = 'nav' }",
        "window.rootViewController = nav",
        "a, b = UIViewController 'A', UIViewController 'B'",
        "nav:pushViewController(a, true) nav:pushViewController(b, true)",
      ], question: "a viewDidLoad",
      answer: """
        #3 UIViewController "A" has not received viewDidLoad. #3 UIViewController "A" isn't on screen: nav shows B, not A
          since  input 4   nav:pushViewController(a, true) nav:pushViewController(b, t…
          rule   a navigation controller shows the top of its stack only (A13, A35)
          more   :help A13, :demo 02-push-and-pop

        """),
    WhyCase(
      name: "16 the text of Back",
      scene: stack + [
        "detail.navigationItem.backButtonTitle = 'Mine'"
      ], question: "back",
      answer: """
        the back button reads "Home": that is the title of Home, which is below Detail
          since  input 4   nav:pushViewController(detail, true)
          rule   the back button comes from the item below the top, never from the top's (B16, B19)
          do     set navigationItem.backButtonTitle, or title, of the controller below
          more   :help B16, :demo 02-push-and-pop

        """),
    WhyCase(
      name: "17 no Back beside left items",
      scene: stack + [
        "detail.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = 'Close' }"
      ], question: "back",
      answer: """
        no back button: Detail has its own left items
          since  input 4   nav:pushViewController(detail, true)
          rule   custom left items replace the back button (B15, B17)
          do     top.navigationItem.leftItemsSupplementBackButton = true
          more   :help B15, :demo the-rules-of-the-bar

        """),
    WhyCase(
      name: "18 no swipe beside left items",
      scene: stack + [
        "detail.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = 'Close' }"
      ], question: "nav.swipeBack",
      answer: """
        a swipe from the edge does nothing in nav: a custom left item replaces the back button, which turns the swipe off
          since  input 4   nav:pushViewController(detail, true)
          rule   the swipe works if there is something to pop, the bar is visible, and the back button isn't replaced (B67)
          do     nav.interactivePopGestureRecognizer.delegate = a delegate that refuses at the root
          more   :help B67, :demo put-a-button-in-the-place-of-back

        """),
    WhyCase(
      name: "20 no completion of a push",
      scene: stack, question: "nav completion",
      answer: """
        a push or pop of nav has no completion
          rule   push and pop have no completion; use the transition coordinator or didShow (A53, A54)
          do     nav.transitionCoordinator:animate(nil, fn), or nav.delegate = { didShow = fn }
          more   :help A53, :demo the-tasks-of-a-stack

        """),
    WhyCase(
      name: "22 popped and freed",
      scene: stack + [
        "detail = nil",
        "nav:popViewController(true);",
      ], question: "Detail",
      answer: """
        #2 "Detail" isn't on screen: it left nav at input 6 and was freed
          since  input 6   nav:popViewController(true);
          rule   a popped controller leaves the stack at once, and is released when the pop has ended (A19, A42)
          do     keep it in a variable to push it again
          more   :help A19, :demo mistake-disappearing-for-the-end

        """),
    WhyCase(
      name: "23 no navigation controller after a pop",
      scene: stack + [
        "nav:popViewController(true);"
      ], question: "detail navigationController",
      answer: """
        #2 UIViewController "Detail" has no navigation controller: it left nav at input 5
          since  input 5   nav:popViewController(true);
          rule   a popped controller leaves the stack at once, and is released when the pop has ended (A19, A42)
          do     keep it in a variable to push it again
          more   :help A19, :demo mistake-disappearing-for-the-end

        """),
    WhyCase(
      name: "24 viewDidLoad of two objects",
      scene: stack + [
        "nav:popViewController(true);",
        "nav:pushViewController(UIViewController 'Detail', true)",
      ], question: "detail viewDidLoad",
      answer: """
        #2 UIViewController "Detail" received viewDidLoad once, at input 4; #4 is another Detail, with a view of its own
          since  input 4   nav:pushViewController(detail, true)
          rule   a view is loaded once for each controller, when it is first needed (A12)
          do     another instance of the class gets its own viewDidLoad
          more   :help A12, :demo 01-a-window-and-a-controller

        """),
    WhyCase(
      name: "25 a child whose view is nowhere",
      scene: [
        "box, child = UIViewController 'Box', UIViewController 'Child'",
        "window.rootViewController = box",
        "box:addChild(child)",
      ], question: "child viewWillAppear",
      answer: """
        #2 UIViewController "Child" has not received viewWillAppear. #2 UIViewController "Child" isn't on screen: the view of Child is not in the view of Box
          rule   a child is on screen if its view is in its parent's view (A33, A36)
          do     parent:addChild(child), parent.view:addSubview(child.view), child:didMove(parent)
          more   :help A33, :demo adopt-a-controller-and-leave-its-view-cured

        """),
    WhyCase(
      name: "a tab that is not selected",
      scene: [
        "a, b = UIViewController 'A', UIViewController 'B'",
        "window.rootViewController = UITabBarController{ a, b, name = 'tabs' }",
      ], question: "b",
      answer: """
        #2 UIViewController "B" isn't on screen: tabs shows A, not B
          since  input 2   window.rootViewController = UITabBarController{ a, b, name …
          rule   a tab bar controller shows the selected tab only (A16)
          more   :help A16, :demo 03-tabs-and-families

        """),
  ]
}
