import NavigationModel
import Testing

/// The message for a broken rule in each era.
struct DiagnosticTests {
  private let diagnostic = Diagnostic(
    .alreadyPresenting, ["<B: 0x1>", "<P: 0x2>", "<X: 0x3>", "<C: 0x4>"], because: "P presents C")

  @Test(arguments: [
    (
      Era.classic, "Attempt to present <B: 0x1>  on <P: 0x2> which is already presenting <C: 0x4>",
      "Warning: "
    ),
    (
      .modern,
      "Attempt to present <B: 0x1> on <P: 0x2> (from <X: 0x3>) which is already presenting <C: 0x4>.",
      "[Presentation] "
    ),
  ])
  func theConsolePutsAMarkInFront(era: Era, text: String, mark: String) {
    #expect(diagnostic.text(era) == text)
    #expect(diagnostic.consoleText(era) == mark + text)
  }

  @Test func someErasHaveNoMessage() {
    #expect(Diagnostic(.nestedPush, []).text(.mid) != nil)
    #expect(Diagnostic(.nestedPush, []).text(.modern) == nil)
    #expect(Diagnostic(.appearanceMisuse, []).text(.mid) == nil)
  }

  @Test func theCauseFollowsTheRule() {
    #expect(diagnostic.why == "a controller presents one at a time; P presents C")
    #expect(
      Diagnostic(.pageCount, ["3", "1"]).why
        == "pages passed: 3, different ones needed: 1")
  }

  @Test func everyRuleIsListedOnceAndHasAMessage() {
    let ids = Diagnostic.Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in Diagnostic.Rule.all {
      #expect(Era.allCases.contains { Diagnostic(rule, []).text($0) != nil })
      for clause in [rule.why, rule.effect, rule.hint] {
        #expect(!clause.isEmpty && !clause.hasSuffix("."), "\(rule.id): \(clause)")
      }
    }
  }
}
