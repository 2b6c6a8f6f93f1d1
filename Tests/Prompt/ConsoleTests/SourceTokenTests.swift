import Testing

@testable import Translation

/// Tokens of Swift and Objective-C, their places, and what parsers do after an error.
@MainActor
struct SourceTokenTests {
  @Test func tokensKnowTheirPlaces() {
    let tokens = SourceScanner.tokens(of: "let a = @\"x\"\n  [b c:1.5f];")
    #expect(
      tokens.map { "\($0.place.line):\($0.place.column) \($0.text)" } == [
        "1:1 let", "1:5 a", "1:7 =", "1:9 x", "2:3 [", "2:4 b", "2:6 c", "2:7 :", "2:8 1.5",
        "2:12 ]", "2:13 ;", "2:14 ",
      ])
    #expect(tokens.filter(\.beginsLine).map(\.text) == ["let", "["])
  }

  @Test(arguments: [
    ("\"a \\(b(\")\")) c\"", ["a \\(b(\")\")) c"]), ("/* a */ b // c", [" a ", "b", "c"]),
    ("#import <UIKit/UIKit.h>\nx", ["#import <UIKit/UIKit.h>", "x"]),
    ("#selector(go)", ["#selector", "(", "go", ")"]), ("a?.b ?? c", ["a", "?.", "b", "??", "c"]),
    ("1_000 0xFF 1...3", ["1000", "0xFF", "1", "...", "3"]),
    ("\"\"\"\n  one\n  two\n  \"\"\"", ["one\\ntwo"]), ("`default`", ["default"]),
  ])
  func textsAreSplit(_ text: String, _ expected: [String]) {
    #expect(SourceScanner.tokens(of: text).dropLast().map(\.text) == expected)
  }

  @Test func aDamagedTextHasTokensToo() {
    for text in ["\"", "@", "/*", "\"\\(", "[[", "\u{0}", "'", "1e", "#", "\"\"\""] {
      #expect(SourceScanner.tokens(of: text).last?.kind == .end)
    }
  }

  @Test func swiftGoesOnAtTheNextStatement() {
    var parser = SwiftParser(
      SourceScanner.tokens(of: "a = 1\nif case .x(let y) = z {\n  b()\n}\nc = = 2\nd = 3"))
    #expect(
      outline(parser.program()) == [
        "1 assignment", "2 untranslated", "5 untranslated", "6 assignment",
      ])
  }

  @Test func objectiveCGoesOnAtTheNextStatement() {
    var parser = ObjectiveCParser(
      SourceScanner.tokens(of: "int a = 1;\nint *p = &a;\n[b c:];\nd = 3;"))
    #expect(
      outline(parser.program()) == [
        "1 declaration", "2 untranslated", "3 untranslated", "4 assignment",
      ])
  }

  @Test func aMemberThatIsNotUnderstoodLeavesTheOthers() {
    var parser = SwiftParser(
      SourceScanner.tokens(of: "class A {\n  subscript(i: Int) -> Int { i }\n  func b() {}\n}"))
    guard case .type(let declaration) = parser.program().first?.kind else {
      Issue.record("there is no class")
      return
    }
    let kinds = declaration.members.map {
      "\($0.place.line) " + String(describing: $0.kind).prefix { $0 != "(" }
    }
    #expect(kinds == ["2 untranslated", "3 method"])
  }

  @Test func deepNestingEnds() {
    let text =
      "x = " + String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
    var parser = SwiftParser(SourceScanner.tokens(of: text))
    #expect(outline(parser.program()) == ["1 untranslated"])
    var other = ObjectiveCParser(SourceScanner.tokens(of: String(repeating: "[", count: 5_000)))
    #expect(outline(other.program()).last == "1 untranslated")
  }

  private func outline(_ program: [Statement]) -> [String] {
    program.map { "\($0.place.line) " + String(describing: $0.kind).prefix { $0 != "(" } }
  }
}
