import NavigationModel
import StoredValues
import Testing

@testable import Reports

struct CoverageTests {
  private static let events = [
    Event(at: .zero, kind: .callback, name: "nav", callback: "viewDidAppear", isContainer: true),
    Event(at: .zero, kind: .callback, name: "Home", callback: "viewDidLoad"),
    Event(at: .zero, kind: .callback, name: "Home", callback: "viewDidAppear"),
    Event(at: .zero, kind: .callback, name: "Other", callback: "viewDidLoad"),
    Event(at: .zero, kind: .transition, callback: "push", arguments: ["B over A"]),
    Event(at: .zero, kind: .warning, callback: "nil-push", arguments: ["text"]),
    Event(at: .zero, kind: .mark, callback: "", arguments: ["a mark"]),
  ]

  @Test func eventsAreCounted() {
    var coverage = Coverage()
    coverage.add(Self.events)
    #expect(
      coverage.counts == [
        .screens: ["Home": 1], .callbacks: ["viewDidAppear": 2, "viewDidLoad": 2],
        .transitions: ["push (B over A)": 1], .warnings: ["nil-push": 1],
      ])
    #expect(coverage.missing(.screens) == ["Other"])
    #expect(!coverage.missing(.callbacks).contains("viewDidLoad"))
    #expect(coverage.missing(.callbacks).contains("didMove"))
  }

  @Test func itIsTheSameAfterATrip() throws {
    var coverage = Coverage()
    coverage.add(Self.events)
    let read = try JSON.value(Coverage.self, of: JSON.line(coverage).utf8)
    #expect(read == coverage)
    var twice = coverage
    twice.add(read)
    #expect(twice[.callbacks] == ["viewDidAppear": 4, "viewDidLoad": 4])
    #expect(twice.loaded == coverage.loaded)
  }

  @Test(arguments: [-1, 1 << 50, .max])
  func countsThatCannotBeAddedUpAreRefused(_ count: Int) throws {
    var coverage = Coverage()
    coverage.add(Self.events)
    let line = JSON.line(coverage).replacing("\"Home\":1", with: "\"Home\":\(count)")
    #expect(throws: DecodingError.self) { try JSON.value(Coverage.self, of: line.utf8) }
  }

  @Test func nothingMeasuredIsNotReported() {
    #expect(CoverageText().lines.isEmpty)
  }
}
