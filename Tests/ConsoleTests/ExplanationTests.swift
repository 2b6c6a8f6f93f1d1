import Console
import Testing

@MainActor
struct ExplanationTests {
  @Test func aPageListsMessagesByRelease() {
    #expect(
      Explanation.page(on: "already-presenting") == """
        already-presenting: a warning
          iOS 5 to 12        Warning: Attempt to present <A>  on <B> which is already presenting <D>
          iOS 13 and later   [Presentation] Attempt to present <A> on <B> (from <C>) which is already presenting <D>.
          why                a controller presents one at a time
          then               the call is dropped, and its completion never runs
          do                 present from the top of the chain, or dismiss the other one first
          more               P62, P79, P82 (:help P62), drilldown demo present-on-a-busy-presenter

        """)
  }

  @Test func aTextThatIsNoLongerWrittenEndsWithItsEra() {
    let page = Explanation.page(on: "transition-in-progress")
    #expect(page?.hasPrefix("transition-in-progress: NSInternalInconsistencyException\n") == true)
    #expect(page?.contains("  iOS 5 to 6   Attempting to begin") == true)
    #expect(page?.contains("13") == false)
  }

  @Test func theIndexHasALineForEach() {
    let lines = Explanation.index.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("nav-in-nav ") })
    #expect(lines == lines.sorted())
  }

  @Test(arguments: ["UIFeedbackGenerator", "UIImpactFeedbackGenerator"])
  @MainActor func whatOnlyStandsInSaysSo(name: String) throws {
    #expect(
      try Explanation.page(about: name, Session().catalog) == """
        UIFeedbackGenerator: a stand-in
          why    programs for UIKit call it, so it compiles here; the first call is noted in the trace
          then   nothing is felt
          do     pass the generator to what uses it, and count its calls in a subclass
          more   docs/uikit-on-linux.md

        """)
  }

  @Test(arguments: [("nav-in-nva", "nav-in-nav"), ("notinwindow", "not-in-window"), ("zzz", nil)])
  func aMistypedNameHasANearestOne(name: String, nearest: String?) {
    #expect(Explanation.page(on: name) == nil)
    #expect(Explanation.rule(near: name) == nearest)
  }
}
