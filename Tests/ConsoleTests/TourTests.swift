import Testing

@testable import Console

@MainActor
struct TourTests {
  /// What is said to an input.
  private func answer(_ session: Session, _ said: Said, _ input: String) -> String {
    said.text = ""
    session.handle(input)
    return said.text
  }

  private final class Said { var text = "" }

  @Test func whoTypesWhatItSaysGetsToTheEnd() {
    let said = Said()
    let session = Session(write: { said.text += $0 }, writeError: { said.text += $0 })
    #expect(
      answer(session, said, ":tour") == """
        tour 1 of 9  A screen of an app is a view controller. Create one.
          type   home = UIViewController "Home"

        """)
    for (number, step) in Tour.steps.enumerated() {
      let text = answer(session, said, step.input)
      #expect(text.contains("  \(step.lesson)\n\n"))
      #expect(
        text.contains(number < 8 ? "tour \(number + 2) of 9  " : "This is the end of the tour."),
        "\(text)")
    }
    #expect(!answer(session, said, "1").contains("tour"))
  }

  @Test func itWaitsUntilAStepIsDone() {
    let said = Said()
    let session = Session(write: { said.text += $0 }, writeError: { said.text += $0 })
    _ = answer(session, said, ":tour")
    #expect(answer(session, said, "1 + 1").hasPrefix("2\ntour 1 of 9  "))
    #expect(answer(session, said, "other = UIViewController 'X'").contains("tour 2 of 9"))
    #expect(answer(session, said, "prompt.tour()").contains("tour 2 of 9"))
    #expect(answer(session, said, ":tour next").contains("tour 3 of 9"))
    #expect(answer(session, said, ":tour off") == "")
    #expect(answer(session, said, "1 + 1") == "2\n")
  }
}
