extension WhyTests {
  /// Controllers that are presented, covered, or in the background.
  nonisolated static let presentationCases = [
    WhyCase(
      name: "1 presented from a controller that is not on screen",
      scene: [
        "home, login = UIViewController 'Home', UIViewController 'Login'",
        "window.rootViewController = UIViewController 'Other'",
        "home:present(login, true)",
      ], question: "login",
      answer: """
        #2 UIViewController "Login" isn't on screen: the call was refused (not-in-window): the call is dropped, and its completion never runs
          since  input 3   home:present(login, true)
          rule   a controller presents only while its view is in a window (P64, P79, P82, J28)
          do     present from a controller that is on screen, in viewDidAppear at the earliest
          more   :explain not-in-window, :help P64, :demo present-before-the-view-is-on-screen

        """),
    WhyCase(
      name: "2 presented over a controller that presents already",
      scene: stack + [
        "nav:present(UIViewController 'Login', true)",
        "nav:present(UIViewController 'Help', true)",
      ], question: "Help",
      answer: """
        #5 "Help" was never on screen: the call was refused (already-presenting): the call is dropped, and its completion never runs
          since  input 6   nav:present(UIViewController 'Help', true)
          rule   a controller presents one at a time (P62, P79, P82)
          do     present from the top of the chain, or dismiss the other one first
          more   :explain already-presenting, :help P62, :demo present-on-a-busy-presenter

        """),
    WhyCase(
      name: "3 the top controller",
      scene: stack + [
        "detail:present(UIViewController 'Login', true)"
      ], question: "top",
      answer: """
        #4 UIViewController "Login" is on top: nav is the root of the window, nav presents Login
          since  input 5   detail:present(UIViewController 'Login', true)
          rule   the topmost controller is reached from the root through presentations, the top of a stack and the selected tab, in turn (P62, P64, P82)
          do     present from the topmost controller
          more   :help P62, :demo 07-settings-twice

        """),
    WhyCase(
      name: "5 a sheet that is not full screen",
      scene: stack + [
        "detail:present(UIViewController 'Login', true)"
      ], question: "Login style",
      answer: """
        #4 UIViewController "Login" is presented as pageSheet: no style was set, which means automatic
          since  input 5   detail:present(UIViewController 'Login', true)
          rule   automatic is fullScreen before iOS 13, and a sheet since then (P24)
          do     it.modalPresentationStyle = "fullScreen" before it is presented
          more   :help P24, :demo presentation-styles

        """),
    WhyCase(
      name: "6 no viewWillAppear when a sheet is dismissed",
      scene: stack + [
        "detail:present(UIViewController 'Login', true)",
        "detail:dismiss(true)",
      ], question: "detail viewWillAppear",
      answer: """
        #2 UIViewController "Detail" received viewWillAppear once, at input 4; it has been on screen since: Login was presented over it in a style that keeps it on screen
          since  input 6   detail:dismiss(true)
          rule   a style that leaves the presenter's view in the window calls none of the presenter's callbacks (P27, P50)
          do     present in fullScreen, or notify the presenter in didDismiss or in dismiss's completion
          more   :help P27, :demo a-presentation-context

        """),
    WhyCase(
      name: "7 a sheet that a swipe leaves",
      scene: stack + [
        "login = UIViewController{ title = 'Login', isModalInPresentation = true }",
        "nav:present(login, true)",
      ], question: "login swipeDown",
      answer: """
        a swipe down doesn't dismiss #4 UIViewController "Login": isModalInPresentation of Login is true
          since  input 6   nav:present(login, true)
          rule   a swipe dismisses a sheet unless isModalInPresentation or shouldDismiss prevents it (P23, B70)
          do     set isModalInPresentation, or implement shouldDismiss
          more   :help P23, :demo lose-a-draft-to-a-swipe-cured

        """),
    WhyCase(
      name: "8 pop where dismiss is wanted",
      scene: stack + [
        "nav:present(UIViewController 'Login', true)",
        "nav:popViewController(true)",
      ], question: "Login close",
      answer: """
        #4 UIViewController "Login" is removed by dismiss: it is presented by nav
          since  input 5   nav:present(UIViewController 'Login', true)
          rule   a pushed controller is popped, a presented one is dismissed (P52, P53, P54)
          more   :help P52, :demo 04-presenting-a-chain

        """),
    WhyCase(
      name: "26 back from the background",
      scene: stack + [
        "simulator:background() simulator:foreground()"
      ], question: "detail viewWillAppear",
      answer: """
        #2 UIViewController "Detail" received viewWillAppear once, at input 4; it has been on screen since: the app went to the background and returned
          since  input 5   simulator:background() simulator:foreground()
          rule   leaving the app and returning to it calls no appearance callbacks (A27)
          do     use app.didBecomeActive or app.willEnterForeground
          more   :help A27, :demo wait-for-viewwillappear-after-the-background

        """),
    WhyCase(
      name: "30 below a root that was replaced",
      scene: stack + [
        "window.rootViewController = UIViewController 'New'"
      ], question: "Detail",
      answer: """
        #2 UIViewController "Detail" isn't on screen: nav, which has it, left the window at input 5
          since  input 5   window.rootViewController = UIViewController 'New'
          rule   a window shows its root; a former root is removed with everything inside it (P88)
          do     dismiss before replacing the root
          more   :help P88, :demo replace-the-root-under-a-sheet

        """),
    WhyCase(
      name: "covered in full screen",
      scene: stack + [
        "nav:present(UIViewController{ title = 'Full', modalPresentationStyle = 'fullScreen' }, true)"
      ], question: "Detail",
      answer: """
        #2 UIViewController "Detail" isn't on screen: Full covers nav
          since  input 5   nav:present(UIViewController{ title = 'Full', modalPresenta…
          rule   fullScreen and currentContext remove the presenter's view from its window (P27)
          do     use pageSheet, overFullScreen or overCurrentContext to keep it
          more   :help P27, :demo a-presentation-context

        """),
  ]
}
