import Console
import Testing

@MainActor
struct ExplanationTests {
  @Test func aPageListsMessagesByReleaseAndTheWaysToThem() {
    #expect(
      Explanation.page(on: "already-presenting", at: .prompt) == """
        already-presenting: a warning
          iOS 5 to 12        Warning: Attempt to present <A>  on <B> which is already presenting <D>
          iOS 13 and later   [Presentation] Attempt to present <A> on <B> (from <C>) which is already presenting <D>.
          why                a controller presents one at a time
          then               the call is dropped, and its completion never runs
          do                 present from the top of the chain, or dismiss the other one first
          ways               The presenter of a sheet is asked again. (P62)
                             A child of the presenter is asked. (P62)
                             The root below two sheets is asked. (P82)
                             A controller without a container shows another one. (P121, iOS 8 and later)
          more               P62, P79, P82 (:explain P62), :demo present-on-a-busy-presenter

        """)
  }

  @Test func aTextThatIsNoLongerWrittenEndsWithItsEra() {
    let page = Explanation.page(on: "transition-in-progress", at: .prompt)
    #expect(page?.hasPrefix("transition-in-progress: NSInternalInconsistencyException\n") == true)
    #expect(page?.contains("  iOS 5 to 6   Attempting to begin") == true)
    #expect(page?.contains("13") == false)
  }

  @Test func commandsAreSpelledAsTheyAreTyped() {
    let page = Explanation.page(on: "nav-in-nav", at: .shell)
    #expect(page?.contains("(drilldown explain ") == true)
    #expect(page?.contains(", drilldown demo push-a-navigation-controller\n") == true)
    #expect(page?.contains(" :") == false)
  }

  @Test func aHalfRememberedNameHasThoseWithItsWord() {
    for (question, text) in [
      (":explain presenting", "did you mean 'already-presenting'"),
      (":explain alredy-presenting", "did you mean 'already-presenting'?\n"),
      (":explain qqqq", "`:help qqqq` searches everything\n"),
    ] {
      #expect(answers(question).hasPrefix("error: unknown diagnostic"))
      #expect(answers(question).contains(text))
    }
  }

  @Test func theIndexHasALineForEach() {
    let lines = Explanation.index.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("nav-in-nav ") })
    #expect(lines == lines.sorted())
  }

  @Test(arguments: ["UIFeedbackGenerator", "UIImpactFeedbackGenerator"])
  @MainActor func whatOnlyStandsInSaysSo(name: String) throws {
    #expect(
      try Explanation.page(about: name, Session().catalog, at: .shell) == """
        UIFeedbackGenerator: a stand-in
          why    programs for UIKit call it, so it compiles here; the first call is noted in the trace
          then   nothing is felt
          do     pass the generator to what uses it, and count its calls in a subclass

        """)
  }

  @Test(arguments: [("nav-in-nva", "nav-in-nav"), ("notinwindow", "not-in-window"), ("zzz", nil)])
  func aMistypedNameHasANearestOne(name: String, nearest: String?) {
    #expect(Explanation.page(on: name, at: .prompt) == nil)
    #expect(Explanation.rule(near: name) == nearest)
  }
}
