import Console
import Testing

@MainActor
struct SessionTests {
  /// The output of a session for inputs at a prompt.
  private func answers(_ inputs: String...) -> [String] {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    for input in inputs { session.evaluate(input) }
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }

  @Test(arguments: [
    ("1 + 1", "2"), ("\"a\\n\"", "\"a\\n\""), ("nil", "nil"), ("1, \"x\"", "1   \"x\""),
    ("{ 2, b = { c = true } }", "{ 2, b = { c = true } }"),
    ("UIViewController \"Home\"", "UIViewController \"Home\" #1"),
    ("UIViewController", "UIViewController"),
  ])
  func expressionsAreShown(input: String, text: String) {
    #expect(answers(input) == [text])
  }

  @Test func pagesAreShownAsTheyAreAndOtherTextsInQuotes() {
    #expect(
      answers("screen()") == [
        "┌ 9:41 ────────────────────────── 100% ┐", "│                                      │",
        "└──────────────────────────────────────┘",
      ])
    #expect(answers(#""a\nb\27[2J""#) == [#""a\nb\27[2J""#])
    #expect(answers(#"{ "a\nb" }"#) == [#"{ "a\nb" }"#])
  }

  @Test func whatHappenedAndTheTreeFollow() {
    #expect(
      answers("x = 1", "window.rootViewController = UIViewController \"Home\"") == [
        "     0 ms  Home viewDidLoad  viewWillAppear  viewIsAppearing  viewDidAppear", "window",
        "└─ #1  UIViewController \"Home\"   appeared",
      ])
  }

  @Test func errorsNameTheInputAndTheSessionContinues() {
    #expect(
      answers("1", "error(\"no\")", "2") == [
        "1", "error: input 2:1: no", "  error(\"no\")", "        ^", "2",
      ])
  }

  @Test func globalsAndLocalsStay() {
    #expect(answers("a, b = 1, 2", "local a = 5", "a + b") == ["7"])
  }

  @Test func aWarningIsExplainedAtThePrompt() {
    let lines: [String] = answers(
      "home = UIViewController \"Home\"", "window.rootViewController = home",
      "home:present(UIViewController \"Login\")", "home:present(UIViewController \"Help\")")
    let warning = """
      warning: input 4:1: [Presentation] Attempt to present <UIViewController: 0x130> on \
      <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting \
      <UIViewController: 0x120>.
      """
    #expect(
      lines.suffix(5) == [
        warning,
        "  why    a controller presents one at a time; Home is presenting Login (since input 3)",
        "  then   the call is dropped, and its completion never runs",
        "  do     present from the top of the chain, or dismiss the other one first",
        "  more   :explain already-presenting",
      ])
  }

  @Test func anExceptionIsExplainedAtThePrompt() {
    #expect(
      answers("UINavigationController{}:pushViewController(UINavigationController \"Inner\")") == [
        "error: input 1:1: NSInvalidArgumentException: Pushing a navigation controller is not "
          + "supported",
        "  UINavigationController{}:pushViewController(UINavigationController \"Inner…",
        "  ^",
        "  why    a stack can't contain a navigation controller; Inner is one",
        "  then   an exception is raised, and nothing has changed",
        "  do     push its root controller, or present the navigation controller",
        "  more   :explain nav-in-nav",
      ])
  }

  @Test func aScriptsErrorsAreShort() {
    var reportedErrors = ""
    let session = Session(writeError: { reportedErrors += $0 })
    session.run(script: "UINavigationController{ name = 'nav' }:pushViewController()", named: "s")
    #expect(
      reportedErrors == """
        warning: s:1: Application tried to push a nil view controller on target \
        <UINavigationController: 0x110>.
          do    make the controller before pushing it

        """)
  }

  @Test func scriptsFailAsAWhole() {
    var reportedErrors = ""
    let session = Session(writeError: { reportedErrors += $0 })
    #expect(session.run(script: "after(0.1, function() error('late') end)", named: "s") == false)
    #expect(session.hasFailed)
    #expect(reportedErrors.hasPrefix("error: s:1: late\n"))
  }
}
