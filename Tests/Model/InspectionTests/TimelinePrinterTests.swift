import Inspection
import NavigationModel
import Testing

struct TimelinePrinterTests {
  @Test(arguments: [
    (0, "Home viewDidLoad"), (1, "… 1 earlier event dropped\nHome viewDidLoad"),
    (12_000, "… 12,000 earlier events dropped\nHome viewDidLoad"),
    (1_002_003, "… 1,002,003 earlier events dropped\nHome viewDidLoad"),
  ])
  func itIsSaidHowManyEventsWereDropped(_ missing: Int, _ text: String) {
    var printer = TimelinePrinter()
    let event = Event(at: .zero, kind: .callback, name: "Home", callback: "viewDidLoad")
    let part = Trace.Part(missing: missing, events: [event])
    #expect(printer.lines(for: part).joined(separator: "\n") == text)
  }

  @Test func timeStandsOnALineOfItsOwn() {
    var printer = TimelinePrinter()
    let lines = printer.lines(for: [
      event("viewWillAppear", at: .zero), event("viewDidAppear", at: .milliseconds(350)),
      event("viewWillDisappear", at: .milliseconds(350)),
    ])
    #expect(
      lines == [
        "Home viewWillAppear(animated)", "… 350 ms", "Home viewDidAppear(animated)",
        "Home viewWillDisappear(animated)",
      ])
  }

  @Test func containersCanBeLeftOut() {
    var printer = TimelinePrinter(showsContainers: false)
    let container = Event(
      at: .seconds(1), kind: .callback, callback: "viewDidLoad", isContainer: true)
    #expect(printer.lines(for: [container, event("viewDidAppear", at: .seconds(2))]).count == 2)
  }

  @Test(arguments: [
    (Duration.milliseconds(350), "350"), (.seconds(2), "2000"), (.microseconds(1500), "1.5"),
    (.microseconds(50), "0.05"),
  ])
  func milliseconds(duration: Duration, text: String) {
    #expect(TimelinePrinter.milliseconds(duration) == text)
  }

  @Test(arguments: [
    (Event.Kind.delegate, "willShow", ["B"], "nav willShow(B, animated)"),
    (.callback, "viewWillAppear", [], "nav viewWillAppear(animated)"),
    (.callback, "unwind", ["towards: B"], "nav unwind(towards: B, animated)"),
    (.completion, "present", ["B"], "completion of present(B)"),
    (.transition, "push", ["B over A"], "transition push (B over A)"),
    (.warning, "nil-push", ["text"], "warning nil-push: text"),
    (.mark, "mark", ["a line"], "a line"),
    (.released, "deinit", [], "nav deinit"),
  ])
  func everyKindHasItsLine(kind: Event.Kind, callback: String, arguments: [String], text: String) {
    let event = Event(
      at: .zero, kind: kind, name: "nav", callback: callback, isAnimated: true, arguments: arguments
    )
    #expect(event.text == text)
  }

  private func event(_ callback: String, at time: Duration) -> Event {
    Event(at: time, kind: .callback, name: "Home", callback: callback, isAnimated: true)
  }
}
