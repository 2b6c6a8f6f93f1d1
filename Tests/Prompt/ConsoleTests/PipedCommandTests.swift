import Console
import Testing

/// Texts that are piped to the command: Lua and commands, one input after the other.
@MainActor
struct PipedCommandTests {
  /// What a session prints for a text.
  private func output(of text: String) -> String {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    session.run(piped: text, named: "stdin")
    return output
  }

  private static let start =
    "nav = UINavigationController{ UIViewController 'Home', name = 'nav' } window.rootViewController = nav\n"

  @Test(arguments: [
    ("x = 1\n:p x\nx + 1", "1\n2\n"),
    ("local x = 1\n:p x\nx", "1\n1\n"),
    ("  :p 1\r\n\r\n:p 2", "1\n2\n"),
    // What follows is a method of the line before, or inside a text or a table.
    ("x = ('a')\n:upper()\nx", "\"A\"\n"), ("x = ('a')\n:upper ()\nx", "\"A\"\n"),
    ("x = [[\n:p 1\n]] x", "\":p 1\\n\"\n"), ("--[[\n:p 1\n]] 3", "3\n"),
    ("x = 'a' --\n:p x", "\"a\"\n"),
    // Commands aren't Lua, and don't open texts or brackets.
    (":help it's [[ (\n1", "nothing"),
    (":p 1\n:quit\n:p 2", "1\n"),
    ("x = 1\nx = 2\n:undo\nx", "undid input 2, x = 2; 1 input replayed, 0 events\n1\n"),
    (":set tree always\nx = 1", "window  no root\n"),
  ])
  func commandsAreInputs(text: String, expected: String) {
    if expected == "nothing" {
      #expect(output(of: text).hasSuffix("\n1\n"))
    } else {
      #expect(output(of: text) == expected)
    }
  }

  @Test func onlyResultsArePrinted() {
    #expect(output(of: Self.start + ":p #nav.viewControllers\n:wait 1") == "1\n")
    #expect(output(of: Self.start + ":tree\n").hasPrefix("window\n└─ nav"))
  }

  @Test(arguments: [
    (
      "x = 1\n\n:expplain nav-in-nav\nx",
      "error: stdin:3: unknown command ':expplain'; did you mean"
    ),
    (":p 1\n:explain nil-psuh", "1\nerror: stdin:2: unknown diagnostic 'nil-psuh'; did you mean"),
    (":p 1\n\nfoo()\n:p 2", "1\nerror: stdin:3: attempt to call a nil value (global 'foo')\n"),
    (":p 1\nx = = 1", "1\nerror: stdin:2: unexpected symbol near '='\n"),
  ])
  func anErrorNamesItsLineAndIsTheEnd(text: String, expected: String) {
    let text = output(of: text)
    #expect(text.hasPrefix(expected))
    #expect(!text.hasSuffix("\n2\n"))
  }
}
