import NavigationModel
import Testing

/// The message for a broken rule in each era.
struct DiagnosticTests {
  private let diagnostic = Diagnostic(
    .alreadyPresenting, ["<B: 0x1>", "<P: 0x2>", "<X: 0x3>", "<C: 0x4>"], because: "P presents C")

  @Test(arguments: [
    (
      Era.iOS5, "Attempt to present <B: 0x1>  on <P: 0x2> which is already presenting <C: 0x4>",
      "Warning: "
    ),
    (
      .iOS13,
      "Attempt to present <B: 0x1> on <P: 0x2> (from <X: 0x3>) which is already presenting <C: 0x4>.",
      "[Presentation] "
    ),
  ])
  func theConsolePutsAMarkInFront(era: Era, text: String, mark: String) {
    #expect(diagnostic.text(era) == text)
    #expect(diagnostic.consoleText(era) == mark + text)
  }

  @Test func someErasHaveNoMessage() {
    #expect(Diagnostic(.nestedPush, []).text(.iOS7) != nil)
    #expect(Diagnostic(.nestedPush, []).text(.iOS8) == nil)  // D29
    #expect(Diagnostic(.appearanceMisuse, []).text(.iOS8) == nil)
  }

  @Test func eachProfileHasItsOwnWording() throws {  // D7, D27
    let texts = Profile.all.map { Diagnostic(.detachedPresenter, ["B", "X"]).text($0.era) ?? "" }
    #expect(
      texts[0].hasPrefix("Presenting view controller B from detached view controller X is not"))
    #expect(
      texts[1] == "Presenting view controller B from detached view controller X is discouraged.")
    #expect(
      Set(texts[2...]) == [
        "Presenting view controllers on detached view controllers is discouraged X."
      ])
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
