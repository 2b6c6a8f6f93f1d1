import Console
import Testing

/// What people ask most about navigation, each with a scene in which they would.
@MainActor
struct WhyTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let scene: [String]
    let question: String
    let answer: String
    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func itIsSaidWhy(_ example: Case) {
    var said = ""
    let session = Session(write: { said += $0 }, complain: { said += $0 })
    for input in example.scene { session.answer(input) }
    said = ""
    session.answer(":why \(example.question)")
    #expect(said == example.answer)
    said = ""
    session.answer("prompt.why('\(example.question)')")
    #expect(said == example.answer)
  }

  @Test func objectsAreAskedAbout() {
    var said = ""
    let session = Session(write: { said += $0 }, complain: { said += $0 })
    session.answer("home = UIViewController 'Home' window.rootViewController = home")
    said = ""
    session.answer("prompt.why(home, 'viewDidLoad')")
    #expect(said.hasPrefix("#1 UIViewController \"Home\" heard viewDidLoad once, at input 1\n"))
  }

  @Test(arguments: [
    ("nobody", "error: nobody is called 'nobody'; ask for a name or a number of :tree\n"),
    ("swipeBakc", "error: nobody is called 'swipeBakc'; did you mean 'swipeBack'?\n"),
    ("viewWillAppear", "error: about whom? it is :why WHO viewWillAppear\n"),
    ("top", "nobody is on top: the window has no root\n"),
    ("back", "no navigation controller is on screen\n"),
    ("error('x')", "error: nobody is called 'error('x')'; ask for a name or a number of :tree\n"),
  ])
  func whatCannotBeAskedIsSaid(question: String, answer: String) {
    var said = ""
    let session = Session(write: { said += $0 }, complain: { said += $0 })
    session.answer(":why \(question)")
    #expect(said.hasPrefix(answer))
  }

  @Test func theQuestionsAreListed() {
    var said = ""
    let session = Session(write: { said += $0 }, complain: { said += $0 })
    session.answer(":why")
    #expect(said.contains(":why [WHO] back "))
    #expect(said.contains(":why WHO viewWillAppear "))
  }

  nonisolated private static let cases: [Case] = [
    Case(
      name: "1 presented from a controller that is not on screen",
      scene: [
        "home, login = UIViewController 'Home', UIViewController 'Login'",
        "window.rootViewController = UIViewController 'Other'",
        "home:present(login, true)",
      ], question: "login",
      answer: """
        #2 UIViewController "Login" is not on screen: it was refused (not-in-window): the call is dropped, and its completion never runs
          since  input 3   home:present(login, true)
          rule   a controller presents only while its view is in a window (P64, P79, P82)
          do     present from a controller that is on screen, in viewDidAppear at the earliest
          more   :explain not-in-window

        """),
    Case(
      name: "2 presented over somebody who presents already",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "nav:present(UIViewController 'Login', true)",
        "nav:present(UIViewController 'Help', true)",
      ], question: "Help",
      answer: """
        #5 "Help" was never on screen: it was refused (already-presenting): the call is dropped, and its completion never runs
          since  input 6   nav:present(UIViewController 'Help', true)
          rule   a controller presents one at a time (P62, P79, P82)
          do     present from the top of the chain, or dismiss the other one first
          more   :explain already-presenting

        """),
    Case(
      name: "3 who is on top",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail:present(UIViewController 'Login', true)",
      ], question: "top",
      answer: """
        #4 UIViewController "Login" is on top: nav is the root of the window, nav presents Login
          since  input 5   detail:present(UIViewController 'Login', true)
          rule   on top is who is reached from the root by what is presented, the last of a stack, the selected tab, in turn (P62, P64, P82)
          do     present from the one on top

        """),
    Case(
      name: "5 a sheet that is not full screen",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail:present(UIViewController 'Login', true)",
      ], question: "Login style",
      answer: """
        #4 UIViewController "Login" is presented as pageSheet: it asked for nothing, which is automatic
          since  input 5   detail:present(UIViewController 'Login', true)
          rule   automatic is fullScreen before iOS 13, and a sheet since (P24)
          do     it.modalPresentationStyle = "fullScreen" before it is presented

        """),
    Case(
      name: "6 no viewWillAppear when a sheet goes",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail:present(UIViewController 'Login', true)",
        "detail:dismiss(true)",
      ], question: "detail viewWillAppear",
      answer: """
        #2 UIViewController "Detail" heard viewWillAppear once, at input 4; it never left the screen since: Login came over it in a style that keeps it there
          since  input 6   detail:dismiss(true)
          rule   a style that leaves the presenter's view in the window tells the presenter nothing (P27, P50)
          do     present in fullScreen, or tell the presenter in didDismiss or in dismiss's completion

        """),
    Case(
      name: "7 a sheet that a swipe leaves",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "login = UIViewController{ title = 'Login', isModalInPresentation = true }",
        "nav:present(login, true)",
      ], question: "login swipeDown",
      answer: """
        a swipe down leaves #4 UIViewController "Login": isModalInPresentation of Login is true
          since  input 6   nav:present(login, true)
          rule   a sheet goes by a swipe unless isModalInPresentation or shouldDismiss forbids it (P23, B70)
          do     set isModalInPresentation, or answer shouldDismiss

        """),
    Case(
      name: "8 pop where dismiss is wanted",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "nav:present(UIViewController 'Login', true)",
        "nav:popViewController(true)",
      ], question: "Login close",
      answer: """
        #4 UIViewController "Login" goes by dismiss: nav presents it
          since  input 5   nav:present(UIViewController 'Login', true)
          rule   what was pushed is popped from its stack, what was presented is dismissed (P52, P53, P54)

        """),
    Case(
      name: "11 a push that is covered at once",
      scene: [
        "nav = UINavigationController{ UIViewController 'Home', name = 'nav' }",
        "window.rootViewController = nav",
        "a, b = UIViewController 'A', UIViewController 'B'",
        "nav:pushViewController(a, true) nav:pushViewController(b, true)",
      ], question: "a viewDidLoad",
      answer: """
        #3 UIViewController "A" has not heard viewDidLoad. #3 UIViewController "A" is not on screen: nav shows B and not A
          since  input 4   nav:pushViewController(a, true) nav:pushViewController(b, t…
          rule   a stack shows its last controller, and no other (A13, A35)

        """),
    Case(
      name: "16 the text of Back",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail.navigationItem.backButtonTitle = 'Mine'",
      ], question: "back",
      answer: """
        Back reads "Home": that is the title of Home, which is below Detail
          since  input 4   nav:pushViewController(detail, true)
          rule   Back is made of the item below the top one, never of the top one's (B16, B19)
          do     set navigationItem.backButtonTitle, or title, of the controller below

        """),
    Case(
      name: "17 no Back beside left items",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = 'Close' }",
      ], question: "back",
      answer: """
        there is no Back: Detail has left items of its own
          since  input 4   nav:pushViewController(detail, true)
          rule   left items of one's own take the place of Back (B15, B17)
          do     top.navigationItem.leftItemsSupplementBackButton = true

        """),
    Case(
      name: "18 no swipe beside left items",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = 'Close' }",
      ], question: "nav.swipeBack",
      answer: """
        a swipe from the edge does nothing in nav: a custom left item replaces the back button, which turns the swipe off
          since  input 4   nav:pushViewController(detail, true)
          rule   the swipe works where there is somebody to pop, the bar is seen, and Back is not replaced (B67)
          do     nav.interactivePopGestureRecognizer.delegate = one's own, which guards the root

        """),
    Case(
      name: "20 no completion of a push",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
      ], question: "nav completion",
      answer: """
        a push or pop of nav has no completion
          rule   push and pop take no closure; the coordinator and didShow tell of their end (A53, A54)
          do     nav.transitionCoordinator:animate(nil, fn), or nav.delegate = { didShow = fn }

        """),
    Case(
      name: "22 popped and freed",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "detail = nil",
        "nav:popViewController(true);",
      ], question: "Detail",
      answer: """
        #2 "Detail" is not on screen: it left nav at input 6 and was freed
          since  input 6   nav:popViewController(true);
          rule   who is popped leaves the stack at once, and is let go when the pop is over (A19, A42)
          do     keep it in a variable to push it again

        """),
    Case(
      name: "23 no navigation controller after a pop",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "nav:popViewController(true);",
      ], question: "detail navigationController",
      answer: """
        #2 UIViewController "Detail" has no navigation controller: it left nav at input 5
          since  input 5   nav:popViewController(true);
          rule   who is popped leaves the stack at once, and is let go when the pop is over (A19, A42)
          do     keep it in a variable to push it again

        """),
    Case(
      name: "24 viewDidLoad of two objects",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "nav:popViewController(true);",
        "nav:pushViewController(UIViewController 'Detail', true)",
      ], question: "detail viewDidLoad",
      answer: """
        #2 UIViewController "Detail" heard viewDidLoad once, at input 4; #4 is another Detail, with a view of its own
          since  input 4   nav:pushViewController(detail, true)
          rule   a view is loaded once for each controller, when it is first needed (A12)
          do     another object of the same class has a viewDidLoad of its own

        """),
    Case(
      name: "25 a child whose view is nowhere",
      scene: [
        "box, child = UIViewController 'Box', UIViewController 'Child'",
        "window.rootViewController = box",
        "box:addChild(child)",
      ], question: "child viewWillAppear",
      answer: """
        #2 UIViewController "Child" has not heard viewWillAppear. #2 UIViewController "Child" is not on screen: the view of Child is not in the view of Box
          rule   a child is on the screen where its view is in the view of its parent (A33, A36)
          do     parent:addChild(child), parent.view:addSubview(child.view), child:didMove(parent)

        """),
    Case(
      name: "26 back from the background",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "simulator:background() simulator:foreground()",
      ], question: "detail viewWillAppear",
      answer: """
        #2 UIViewController "Detail" heard viewWillAppear once, at input 4; it never left the screen since: the app did, and came back
          since  input 5   simulator:background() simulator:foreground()
          rule   leaving the app and coming back is no change of appearance (A27)
          do     listen to app.didBecomeActive or app.willEnterForeground

        """),
    Case(
      name: "30 below a root that was replaced",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "window.rootViewController = UIViewController 'New'",
      ], question: "Detail",
      answer: """
        #2 UIViewController "Detail" is not on screen: nav, which has it, left the window at input 5
          since  input 5   window.rootViewController = UIViewController 'New'
          rule   a window shows its root, and those below a former root go with it (P88)
          do     dismiss what is presented before the root is replaced

        """),
    Case(
      name: "a tab that is not selected",
      scene: [
        "a, b = UIViewController 'A', UIViewController 'B'",
        "window.rootViewController = UITabBarController{ a, b, name = 'tabs' }",
      ], question: "b",
      answer: """
        #2 UIViewController "B" is not on screen: tabs shows A and not B
          since  input 2   window.rootViewController = UITabBarController{ a, b, name …
          rule   of its tabs a tab bar controller shows the selected one (A16)

        """),
    Case(
      name: "covered in full screen",
      scene: [
        "home, detail = UIViewController 'Home', UIViewController 'Detail'",
        "nav = UINavigationController{ home, name = 'nav' }",
        "window.rootViewController = nav",
        "nav:pushViewController(detail, true)",
        "nav:present(UIViewController{ title = 'Full', modalPresentationStyle = 'fullScreen' }, true)",
      ], question: "Detail",
      answer: """
        #2 UIViewController "Detail" is not on screen: Full covers nav
          since  input 5   nav:present(UIViewController{ title = 'Full', modalPresenta…
          rule   fullScreen and currentContext take the presenter's view out of its window (P27)
          do     ask for pageSheet, overFullScreen or overCurrentContext to keep it

        """),
  ]
}
