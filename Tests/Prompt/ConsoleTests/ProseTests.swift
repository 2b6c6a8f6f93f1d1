import Testing

@testable import Console

struct ProseTests {
  @Test(arguments: [
    ("a line that fits", ["a line that fits"]),
    ("words that do not fit into it", ["words that do not", "fit into it"]),
    ("  in: one of some words", ["  in: one of some", "  words"]),
    ("  why    it is so, or not", ["  why    it is so,", "         or not"]),
    (":up N   a b c d e f g h", [":up N   a b c d e f", "        g h"]),
    (":undo [N]   a b c d e f g", [":undo [N]   a b c d", "e f g"]),
    ("averylongwordthatfitsinnoline and more", ["averylongwordthatfitsinnoline", "and more"]),
    ("  averylongwordthatfitsinnoline", ["  averylongwordthatfitsinnoline"]),
    ("日本語日本語 日本語日本語", ["日本語日本語", "日本語日本語"]),
  ])
  func aLongLineIsBrokenBetweenWords(_ line: String, _ rows: [String]) {
    #expect(Prose.folded(line, to: 19) == rows.joined(separator: "\n"))
    #expect(Prose.folded("\(line)\n\n", to: 19) == (rows + ["", ""]).joined(separator: "\n"))
    #expect(Prose.folded(line, to: nil) == line)
  }

  @Test @MainActor func aWarningIsFoldedToTheTerminal() {
    var reportedErrors = ""
    let session = Session(writeError: { reportedErrors += $0 })
    session.columns = { 50 }
    session.paint = { text, tone in "<\(text)>" }
    session.handle("nav = UINavigationController \"Outer\"")
    session.handle("nav:pushViewController(nav)")
    #expect(
      reportedErrors == """
        <error: input 2:1: NSInvalidArgumentException: Pushing a navigation controller is not supported>
          nav:pushViewController(nav)
          ^
          why    a stack can't contain a navigation
                 controller; Outer is one
          then   an exception is raised, and nothing has
                 changed
          do     push its root controller, or present the
                 navigation controller
          more   :explain nav-in-nav

        """)
  }
}
