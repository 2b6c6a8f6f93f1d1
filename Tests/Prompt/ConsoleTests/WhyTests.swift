import Console
import Testing

/// The most common questions about navigation, each with a scene in which it is asked.
@MainActor
struct WhyTests {
  nonisolated struct WhyCase: Sendable, CustomTestStringConvertible {
    let name: String
    let scene: [String]
    let question: String
    let answer: String
    var testDescription: String { name }
  }

  @Test(arguments: presentationCases + containerCases)
  func theReasonIsGiven(_ example: WhyCase) {
    #expect(answer(to: ":why \(example.question)", after: example.scene) == example.answer)
    let script = "prompt.why('\(example.question)')"
    #expect(answer(to: script, after: example.scene) == example.answer)
  }

  @Test func objectsAreAskedAbout() {
    let scene = ["home = UIViewController 'Home' window.rootViewController = home"]
    let output = answer(to: "prompt.why(home, 'viewDidLoad')", after: scene)
    #expect(
      output.hasPrefix("#1 UIViewController \"Home\" received viewDidLoad once, at input 1\n"))
  }

  @Test(arguments: [
    (
      "nothing",
      "error: no controller named 'nothing': there are none yet\n"
    ),
    ("swipeBakc", "error: no controller named 'swipeBakc'; did you mean 'swipeBack'?\n"),
    ("viewWillAppear", "error: missing name; usage: :why WHO viewWillAppear\n"),
    ("top", "nothing is on top: the window has no root\n"),
    ("back", "no navigation controller is on screen\n"),
    (
      "error('x')",
      "error: no controller named 'error('x')': there are none yet\n"
    ),
  ])
  func unansweredQuestionsExplainThemselves(question: String, expected: String) {
    #expect(answer(to: ":why \(question)").hasPrefix(expected))
  }

  @Test(arguments: [
    (
      "home title", "title of #1 UIViewController \"Home\" is \"Home\"; the bar of nav shows that\n"
    ),
    ("home toolbar", "the toolbar of nav is hidden\n  rule   a toolbar is hidden until"),
    (
      "home presenter",
      "presentingViewController of #1 UIViewController \"Home\" is nil: nothing presents nav\n"
    ),
    (
      "home viewDidUnload",
      "#1 UIViewController \"Home\" has not received viewDidUnload\n  rule   a memory warning unloads"
    ),
    (
      "home willRotateToInterfaceOrientation:",
      "#1 UIViewController \"Home\" has not received willRotate\n"
    ),
    ("home viewWillAppear(_:)", "#1 UIViewController \"Home\" received viewWillAppear once"),
    ("home viewDidAppear:", "#1 UIViewController \"Home\" received viewDidAppear once"),
    (
      "home frame",
      "error: :why has no answer about 'frame' of #1 UIViewController \"Home\"; it answers screen, top, "
    ),
    (
      "home.tittle",
      "error: :why has no answer about 'tittle' of #1 UIViewController \"Home\"; did you mean 'title'?\n"
    ),
  ])
  func questionsAboutAHomeAreAnswered(question: String, expected: String) {
    let scene = [
      "home = UIViewController 'Home' nav = UINavigationController{ home, name = 'nav' } "
        + "window.rootViewController = nav"
    ]
    #expect(answer(to: ":why \(question)", after: scene).hasPrefix(expected))
  }

  @Test func aRotationIsSeenByAClassThatOverridesIt() {
    let scene = [
      "H = class('H', UIViewController) function H:viewWillTransition() end "
        + "home = H 'Home' window.rootViewController = home",
      "simulator.orientation = 'landscape'",
    ]
    #expect(
      answer(to: ":why home viewWillTransition", after: scene).hasPrefix(
        "#1 H \"Home\" received viewWillTransition once, at input 2\n  since"))
  }

  /// Figure 13.8: a family of tabs presents another one.
  @Test(arguments: [
    ("A tabBarController", "tabBarController of #1 UIViewController \"A\" is T\n  rule   the prop"),
    (
      "B tabBarController",
      "tabBarController of #4 UIViewController \"B\" is nil: none is among its parents; T presents N2 and is of another family\n  rule   no property but"
    ),
    ("A parent", "parent of #1 UIViewController \"A\" is N1\n"),
    ("T parent", "parent of #3 UITabBarController \"T\" is nil: no container has it\n"),
    ("A splitViewController", "splitViewController of #1 UIViewController \"A\" is nil: none is"),
    (
      "B presentingViewController",
      "presentingViewController of #4 UIViewController \"B\" is T, which presents N2, which it is in\n"
    ),
    (
      "N2.presentingViewController",
      "presentingViewController of #5 UINavigationController \"N2\" is T, which presents it\n"
    ),
    (
      "A presentingViewController",
      "presentingViewController of #1 UIViewController \"A\" is nil: nothing presents T\n"
    ),
    (
      "a presentedViewController",
      "presentedViewController of #1 UIViewController \"A\" is N2, which T presents\n"
    ),
    (
      "B presentedViewController",
      "presentedViewController of #4 UIViewController \"B\" is nil: neither it nor a parent presents"
    ),
  ])
  func relationsAreExplained(question: String, expected: String) {
    let scene = [
      "a = UIViewController{ name = 'A' }",
      "window.rootViewController = UITabBarController{ UINavigationController{ a, name = 'N1' }, name = 'T' }",
      "b = UINavigationController{ UIViewController{ name = 'B' }, name = 'N2' }",
      "b.modalPresentationStyle = 'fullScreen'", "a:present(b, true)",
    ]
    let output = answer(to: ":why \(question)", after: scene)
    #expect(output.hasPrefix(expected), "\(output)")
  }

  @Test func theQuestionsAreListed() {
    let output = answer(to: ":why")
    #expect(output.contains(":why [WHO] back "))
    #expect(output.contains(":why WHO viewWillAppear "))
  }

  /// Two controllers on a stack, with which most scenes begin.
  nonisolated static let stack = [
    "home, detail = UIViewController 'Home', UIViewController 'Detail'",
    "nav = UINavigationController{ home, name = 'nav' }",
    "window.rootViewController = nav",
    "nav:pushViewController(detail, true)",
  ]
}
