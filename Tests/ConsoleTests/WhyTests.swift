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
    ("nothing", "error: no controller named 'nothing'; use a name or a #number from :tree\n"),
    ("swipeBakc", "error: no controller named 'swipeBakc'; did you mean 'swipeBack'?\n"),
    ("viewWillAppear", "error: missing name; usage: :why WHO viewWillAppear\n"),
    ("top", "nothing is on top: the window has no root\n"),
    ("back", "no navigation controller is on screen\n"),
    (
      "error('x')", "error: no controller named 'error('x')'; use a name or a #number from :tree\n"
    ),
  ])
  func unansweredQuestionsExplainThemselves(question: String, expected: String) {
    #expect(answer(to: ":why \(question)").hasPrefix(expected))
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
