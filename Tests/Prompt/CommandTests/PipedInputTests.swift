import Support
import Testing

/// Non-interactive standard input.
@Suite(.slow("it starts processes"))
struct PipedInputTests {
  @Test(arguments: [
    ("1 + 1", "0\n2\n"), ("1 + 1\n\n2 + 2\n", "0\n2\n4\n"), ("", "0\n"), ("x = 1\nx", "0\n1\n"),
    ("print(1)\n-- note\n(2)", "1\n1\nerror: stdin:1: attempt to call a nil value\n"),
    ("for i = 1, 2 do\n  print(i)\nend", "0\n1\n2\n"), ("x =\n7\nx\n  + 1", "0\n8\n"),
    ("local x = 1\nprint(x)", "0\n1\n"), ("y = { 1,\n2 }\n#y", "0\n2\n"),
    ("goto over\n::over::\nprint(1)", "0\n1\n"), ("#!/usr/bin/drilldown\n5", "0\n5\n"),
    ("\"a\"\n{ 1 }", "0\n\"a\"\n{ 1 }\n"), ("now()", "0\n0.0\n"),
    ("print(io.read())", "0\nnil\n"),
  ])
  func resultsArePrinted(_ input: String, _ summary: String) throws {
    let run = try CommandRun([], input: input)
    #expect(run.summary.hasPrefix(summary))
    #expect(run.code != 0 || run.summary == summary)
  }

  @Test(arguments: [
    ("1\nerror('x')\n2", "1\n1\nerror: stdin:2: x\n"),
    ("1\n\n1 +", "1\n1\nerror: stdin:3: unexpected symbol near <eof>\n"),
    ("= 1\n2", "1\nerror: stdin:1: "), ("1\n\"open", "1\n1\nerror: stdin:2: "),
    ("function f()\n", "1\nerror: stdin:1: "),
    ("x 1", "1\nerror: stdin:1: syntax error near '1'\n"),
  ])
  func theFirstErrorEndsIt(_ input: String, _ beginning: String) throws {
    #expect(try CommandRun([], input: input).summary.hasPrefix(beginning))
  }

  @Test(arguments: [
    ("error('x')\n2", "1\n1500\nerror: stdin:1502: x\n"),
    ("x = 1 end, function()\n2", "1\n1500\nerror: stdin:1502: <eof> expected near 'end'\n"),
    ("local y = 5\ny\ny)", "1\n1500\nerror: stdin:1504: syntax error near 'y'\n"),
    ("\n1 +\n  2\nerror('y')", "1\n1500\n3\nerror: stdin:1505: y\n"),
    ("y = 1 +\n  -- note\n  2 -\n  3\ny\nerror('y')", "1\n1500\n0\nerror: stdin:1507: y\n"),
  ])
  func linesFarDownAreCounted(_ end: String, _ beginning: String) throws {
    let input = String(repeating: "x = (x or 0) + 1\n", count: 1_500) + "x\n" + end
    #expect(try CommandRun([], input: input).summary.hasPrefix(beginning))
  }

  @Test func aPromptWithoutATerminalRunsAllInputsAndReportsErrors() throws {
    let run = try CommandRun(["-i", "-q", "--no-init"], input: "1\nerror('x')\n2")
    #expect(run.code == 1)
    #expect(run.output == "1\n2\n")
    #expect(run.errorOutput.hasPrefix("error: input 2:1: x\n"))
  }

  @Test func hostileTextsAreEscaped() throws {
    let long = "x = '" + String(repeating: "y", count: 1 << 20) + "'\n#x\n"
    #expect(try CommandRun([], input: long).summary == "0\n1048576\n")
    #expect(try CommandRun([], input: "'a\0b'").summary == "0\n\"a\\0b\"\n")
    #expect(try CommandRun([], input: String(repeating: "(", count: 10_000)).code == 1)
  }

  private static let script = """
    home = UIViewController "Home" window.rootViewController = home
    home:present(UIViewController "A") home:present(UIViewController "B") error("no")
    """

  @Test func theTextWithoutColoursIsTheSame() throws {
    let plain = try CommandRun(["--color", "never", "-e", Self.script])
    let colored = try CommandRun(["--color", "always", "-e", Self.script])
    #expect(colored.errorOutput.contains("\u{1B}[31merror: "))
    #expect(colored.errorOutput.contains("\u{1B}[33mwarning: "))
    #expect(colored.summary.replacing(/\x1B\[\d+m/, with: "") == plain.summary)
    #expect(try CommandRun(["-e", Self.script]).summary == plain.summary)
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func aTerminalHasColoursUnlessTheyAreUnwanted(environment: [String: String], has: Bool) throws {
    try withPrompt(environment: environment) { prompt throws in
      try prompt.answer(to: "window.rootViewController = UIViewController 'Home'")
      #expect(prompt.screen.hasColours == has)
    }
  }
}
