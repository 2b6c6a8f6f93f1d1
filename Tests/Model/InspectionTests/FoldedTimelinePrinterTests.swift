import Inspection
import NavigationModel
import Testing

struct FoldedTimelinePrinterTests {
  @Test func anInstantIsALine() {
    let events = [
      Event(at: .seconds(1), kind: .callback, name: "B", callback: "willMove", arguments: ["nav"]),
      Event(at: .seconds(1), kind: .callback, name: "B", callback: "viewDidLoad"),
      Event(
        at: .seconds(1), kind: .callback, name: "nav", callback: "viewWillAppear",
        isContainer: true),
      Event(at: .seconds(1), kind: .callback, name: "A", callback: "viewWillDisappear"),
      Event(at: .milliseconds(1350), kind: .mark, callback: "", arguments: ["half way"]),
      Event(at: .milliseconds(1350), kind: .released, name: "A", callback: "deinit"),
    ]
    #expect(
      FoldedTimelinePrinter(from: .seconds(1), showsContainers: false).lines(for: events) == [
        "   0 ms  B willMove(toParent: nav)  viewDidLoad   A viewWillDisappear",
        " 350 ms  half way   A deinit",
      ])
    #expect(
      FoldedTimelinePrinter().lines(for: events).first
        == "1000 ms  B willMove(toParent: nav)  viewDidLoad   nav viewWillAppear   A viewWillDisappear"
    )
    #expect(
      FoldedTimelinePrinter(from: .seconds(1), width: 36).lines(for: events) == [
        "   0 ms  B willMove(toParent: nav)",
        "           viewDidLoad",
        "         nav viewWillAppear",
        "         A viewWillDisappear",
        " 350 ms  half way   A deinit",
      ])
  }
}
