import Testing

@testable import Console

@MainActor
struct TourTests {
  /// The output for an input.
  private func answer(_ session: Session, _ output: TourOutput, _ input: String) -> String {
    output.text = ""
    session.handle(input)
    return output.text
  }

  private final class TourOutput { var text = "" }

  @Test func typingTheSuggestedInputsReachesTheEnd() {
    let output = TourOutput()
    let session = Session(write: { output.text += $0 }, writeError: { output.text += $0 })
    #expect(
      answer(session, output, ":tour") == """
        tour 1 of 9  A screen of an app is a view controller. Create one.
          type   home = UIViewController "Home"

        """)
    for (number, step) in Tour.steps.enumerated() {
      let text = answer(session, output, step.input)
      #expect(text.contains("  \(step.lesson)\n\n"))
      #expect(
        text.contains(number < 8 ? "tour \(number + 2) of 9  " : "This is the end of the tour."),
        "\(text)")
    }
    #expect(!answer(session, output, "1").contains("tour"))
  }

  @Test func itWaitsUntilAStepIsDone() {
    let output = TourOutput()
    let session = Session(write: { output.text += $0 }, writeError: { output.text += $0 })
    _ = answer(session, output, ":tour")
    #expect(answer(session, output, "1 + 1").hasPrefix("2\ntour 1 of 9  "))
    #expect(answer(session, output, "other = UIViewController 'X'").contains("tour 2 of 9"))
    #expect(answer(session, output, "prompt.tour()").contains("tour 2 of 9"))
    #expect(answer(session, output, ":tour next").contains("tour 3 of 9"))
    #expect(answer(session, output, ":tour off") == "")
    #expect(answer(session, output, "1 + 1") == "2\n")
  }
}
