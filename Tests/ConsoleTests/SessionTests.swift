import Console
import Testing

@MainActor
struct SessionTests {
  /// What a session says to inputs at a prompt.
  private func answers(_ inputs: String...) -> [String] {
    var said = ""
    let session = Session(write: { said += $0 }, complain: { said += $0 })
    for input in inputs { session.evaluate(input) }
    return said.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
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

  @Test func whatHappenedAndTheTreeFollow() {
    #expect(
      answers("x = 1", "window.rootViewController = UIViewController \"Home\"") == [
        "  Home viewDidLoad", "  Home viewWillAppear", "  Home viewIsAppearing",
        "  Home viewDidAppear", "window", "└─ #1  UIViewController \"Home\"   appeared",
      ])
  }

  @Test func errorsNameTheInputAndTheSessionGoesOn() {
    #expect(
      answers("1", "error(\"no\")", "2") == [
        "1", "error: input 2:1: no", "stack traceback:", "  input 2:1: in main chunk", "2",
      ])
  }

  @Test func globalsStayAndLocalsDoNot() {
    #expect(answers("a, b = 1, 2", "local a = 5", "a + b") == ["3"])
  }

  @Test func scriptsFailAsAWhole() {
    var complaints = ""
    let session = Session(complain: { complaints += $0 })
    #expect(session.run(script: "after(0.1, function() error('late') end)", named: "s") == false)
    #expect(session.hasFailed)
    #expect(complaints.hasPrefix("error: s:1: late\n"))
  }
}
