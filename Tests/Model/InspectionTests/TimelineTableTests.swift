import Inspection
import NavigationModel
import Support
import Testing

struct TimelineTableTests {
  private let literal = HierarchyLiteral("Nav(Home Detail*)")

  @Test func eachControllerHasAColumnInTheOrderOfFirstCalls() {
    #expect(
      text(columns: 80) == """
             ms  Detail                    Home
              0  transition push
                 viewDidLoad
                                           viewWillDisappear(animated)
                 viewWillAppear(animated)
        +   350                            viewDidDisappear(animated)
                 viewDidAppear(animated)
        """)
  }

  @Test func argumentsAreBelowTheirCallsWhereThatSavesABlock() {
    #expect(
      text(columns: 50) == """
             ms  Detail          Home
              0  transition push
                 viewDidLoad
                                 viewWillDisappear
                                  (animated)
                 viewWillAppear
                  (animated)
        +   350                  viewDidDisappear
                                  (animated)
                 viewDidAppear
                  (animated)
        """)
  }

  @Test func columnsThatDoNotFitAreInABlockOfTheirOwnWithGapsOfTheirOwn() {
    #expect(
      text(columns: 30) == """
             ms  Detail
              0  transition push
                 viewDidLoad
                 viewWillAppear
                  (animated)
        +   350  viewDidAppear
                  (animated)

             ms  Home
              0  transition push
                 viewWillDisappear
                  (animated)
        +   350  viewDidDisappear
                  (animated)
        """)
  }

  @Test func rowsThatRepeatAreFolded() throws {
    let event = try #require(events.last)
    let many = Array(repeating: event, count: 50) + events.prefix(1)
    func lines(folds: Bool) -> [String] {
      TimelineTable(labels: .plain, columns: 80, folds: folds)
        .lines(for: Trace.Part(missing: 0, events: many[...]), from: event.at)
    }
    #expect(lines(folds: false).count == 52)
    let folded = lines(folds: true)
    #expect(folded.count == 7)
    #expect(folded[5].hasSuffix("  … 46 more like this"))
    #expect(folded[4].contains("viewDidAppear"))
  }

  @Test func missingAndNoEventsAreNamed() {
    let table = TimelineTable(labels: .plain, columns: 80)
    #expect(
      table.lines(for: Trace.Part(missing: 2, events: []), from: .zero) == [
        "… 2 earlier events dropped", "no events",
      ])
  }

  private func text(columns: Int) -> String {
    let part = Trace.Part(missing: 0, events: events[...])
    return TimelineTable(labels: Labels(literal.hierarchy, events), columns: columns)
      .lines(for: part, from: .zero).joined(separator: "\n")
  }

  private var events: [Event] {
    [
      Event(at: .zero, kind: .mark, callback: "", arguments: ["transition push"]),
      event("Detail", "viewDidLoad", animated: false), event("Home", "viewWillDisappear"),
      event("Detail", "viewWillAppear"), event("Home", "viewDidDisappear", at: 350),
      event("Detail", "viewDidAppear", at: 350),
    ]
  }

  private func event(
    _ name: String, _ callback: String, at milliseconds: Int = 0, animated: Bool = true
  ) -> Event {
    Event(
      at: .milliseconds(milliseconds), kind: .callback, subject: literal[name], name: name,
      callback: callback, isAnimated: animated)
  }
}
