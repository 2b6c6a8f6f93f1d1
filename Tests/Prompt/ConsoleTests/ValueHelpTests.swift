import Console
import Foundation
import Testing

/// `:help` about values and words, `:time`, `:compare`.
@MainActor
struct ValueHelpTests {
  private static let stack = [
    "home = UIViewController 'Home'", "nav = UINavigationController{ home, name = 'nav' }",
    "window.rootViewController = nav",
  ]

  @Test(arguments: [
    (
      "nav",
      "nav = UINavigationController \"nav\" #2\n  created by input 2: nav = UINavigationController{ home, name = 'nav' }\nUINavigationController : UIViewController\n"
    ),
    (
      "home",
      "home = UIViewController \"Home\" #1\n  created by input 1: home = UIViewController 'Home'\nUIViewController : "
    ),
    ("count", "count = 7\n  set by input 4: local count = 7\n"),
    ("sizes", "sizes = { 1, 2 }\n  set by input 5: function grow() sizes = { 1, 2 } end …\n"),
    ("_", "_ = \"text\"\n  the result of input 6: 'text'\n"),
    ("_6", "_6 = \"text\"\n  the result of input 6: 'text'\n"),
    ("#sizes + 1", "3\n"),
    (
      "nav.viewControllers[1]",
      "UIViewController \"Home\" #1\n  created by input 1: home = UIViewController 'Home'\n"
    ),
  ])
  func aValueIsDescribed(_ text: String, _ beginning: String) {
    let inputs =
      Self.stack + ["local count = 7", "function grow() sizes = { 1, 2 } end\ngrow()", "'text'"]
    let output = answer(to: ":help \(text)", after: inputs)
    #expect(output.hasPrefix(beginning), "\(output)")
  }

  @Test(arguments: [
    ("swipe back", ["user.swipeBack", "facts (:explain A16)\n", "demos (:demo NAME)\n"]),
    ("replays", [":compare", ":reload"]), ("already-pres", ["diagnostics", "already-presenting"]),
    ("UNDOES", [":undo [N]"]),
  ])
  func wordsAreSearched(_ words: String, _ found: [String]) {
    let output = answer(to: ":help \(words)")
    for text in found { #expect(output.contains(text), "\(output)") }
  }

  @Test func nothingFoundIsOneLine() {
    #expect(
      answer(to: ":help xyzzy") == "nothing is named 'xyzzy'; try the name of a class, as UIView\n")
  }

  @Test func anInputIsTimed() {
    let output = answer(
      to: ":time nav:pushViewController(UIViewController 'A', true)", after: Self.stack)
    let line = output.split(separator: "\n").last ?? ""
    #expect(
      line.wholeMatch(of: /took [\d.]+ ms; 350 ms of virtual time passed/) != nil, "\(output)")
    #expect(answer(to: ":time 1 + 1").wholeMatch(of: /2\ntook [\d.]+ ms\n/) != nil)
    #expect(answers(":time x = 5", "x") == "5\n")
    #expect(answers(":time x = 5", ":undo", "x") == "nil\n")
  }

  @Test func theFirstDifferenceUnderAProfileIsShown() {
    let output = answer(to: ":compare classic", after: Self.stack)
    #expect(
      output.hasPrefix(
        "input 3 differs under classic: window.rootViewController = nav\n--- modern\n+++ classic\n")
    )
    #expect(output.contains("\n-Home viewIsAppearing\n"))
    #expect(answer(to: "#nav.viewControllers", after: Self.stack + [":compare classic"]) == "1\n")
  }

  @Test(arguments: [
    (["x = 1", ":compare classic"], "no difference in 1 input\n"),
    ([":compare modern"], "error: the session already runs under modern\n"),
    (
      ["simulator.profile = 'mid'", ":compare classic"],
      "error: the session sets its profile itself; undo that first, or start with --profile\n"
    ),
    (["x = 1", "y = 2", ":at 1", ":compare classic"], viewing),
  ])
  func otherComparisonsAreAnswered(_ inputs: [String], _ output: String) {
    #expect(answer(to: inputs.last ?? "", after: inputs.dropLast()) == output)
  }

  nonisolated private static let viewing =
    "error: viewing the state after input 1, read-only; return with :now\n"

  @Test func anEditorNeedsATerminal() {
    #expect(answer(to: ":edit") == "error: an editor needs a terminal\n")
  }

  @Test func anEditedInputWaitsAtTheNextPrompt() {
    let session = Session()
    session.edit = { .success($0 + " + 1") }
    session.handle("41")
    session.handle(":edit")
    #expect(session.nextLine == "41 + 1")
    session.edit = { _ in .failure(EditorProblem("it failed; nothing has changed")) }
    var output = ""
    session.writeError = { output += $0 }
    session.handle(":edit")
    #expect(output == "error: it failed; nothing has changed\n")
  }
}

/// The indentation of inputs of several lines.
struct IndentationTests {
  @Test(arguments: [
    ("function f()\n", "in function, line 1"), ("x = {\n  1,\n", "in {, line 1"),
    ("if x then\nelse\n", "in else, line 2"), ("for i = 1, 3 do\n  print(\n", "in (, line 2"),
    ("nav:push\n", "nav:push is called with parentheses"), ("x =\n", "after ="),
    ("t = [[\n  a\n", "in a text of several lines, line 1"),
    ("--[[\n", "in a comment of several lines, line 1"), ("-- a\n", nil),
  ])
  func theOpenPartIsNamed(_ text: String, _ part: String?) {
    #expect(LuaIndentation(of: text).openPart == part)
  }

  @Test(arguments: [
    ("function f()", "  "), ("if a then", "  "), ("f(function()", "  "), ("x = {", "  "),
    ("do\n  x = {", "    "), ("do\n  while true do\n    x()\n  end", "  "), ("x = [[\n  a", ""),
    ("if a then\n  b()\nelse", "  "), ("x =", ""), ("--[[ a", ""), ("f(a,", "  "),
    ("if a then b() end\ndo", "  "), ("local s = 'do' do", "  "),
  ])
  func theNextLine(_ text: String, _ margin: String) {
    #expect(LuaIndentation(of: text).ofNextLine == margin)
  }

  @Test(arguments: [
    ("do\n  end", ""), ("do\n  do\n    end", "  "), ("f(function()\n  end)", ""),
    ("if a then\n  b()\n  else", ""), ("do\n  if a then\n    elseif", "  "), ("x = {\n  }", ""),
    ("do\n  x()", nil), ("end", nil), ("x = [[\nend", nil), ("repeat\n  until", ""),
  ])
  func theLastLine(_ text: String, _ margin: String?) {
    #expect(LuaIndentation(of: text).ofLastLine == margin)
  }
}
