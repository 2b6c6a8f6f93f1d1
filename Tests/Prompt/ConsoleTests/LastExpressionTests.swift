import Console
import Testing

/// Inputs of several statements that end in an expression.
@MainActor
struct LastExpressionTests {
  @Test(arguments: [
    ("x = 1\nx", "1\n"), ("x = 1; x + 1", "2\n"), ("x = 1 x", "1\n"),
    ("local t = { 5 }\nt[1], #t", "5   1\n"), ("x = 2\n-- a note\nx -- another", "2\n"),
    ("do y = 3 end\ny", "3\n"), ("function f() return 4 end\nf()", "4\n"),
    ("x = 'a'\n('b'):rep(2)", "\"bb\"\n"),
    // A call on the line of another statement is one, too.
    ("function f() return 4 end f()", ""), ("x = 1 return x", "1\n"),
    ("for i = 1, 2 do\nx = i\nend", ""),
    ("x = {\n1\n}", ""),
  ])
  func itsValueIsPrinted(_ input: String, _ output: String) {
    #expect(answer(to: input) == output)
  }

  @Test(arguments: ["x = 1\nx", "x = 1; x", "x = 1\nx,"])
  func suchAnInputIsWhole(_ input: String) {
    #expect(Session().isIncomplete(input) == input.hasSuffix(","))
  }

  @Test func itsResultHasANumber() {
    #expect(answers("x = 3\nx * 2", "_ + _1") == "12\n")
  }
}
