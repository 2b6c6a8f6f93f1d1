import Inspection
import NavigationModel
import Support
import Testing

struct LabelsTests {
  @Test func namesOfSeveralCarryTheirNumber() {
    var literal = HierarchyLiteral("Nav(A B*)")
    literal.hierarchy.update(literal["B"]) { $0.name = "A" }
    let labels = Labels(literal.hierarchy)
    #expect(labels.text("A", of: literal["A"]) == "A #2")
    #expect(labels.text("A", of: literal["B"]) == "A #3")
    #expect(labels.text("Nav", of: literal["Nav"]) == "Nav")
    #expect(Labels.plain.text("A", of: literal["A"]) == "A")
  }

  @Test func removedControllersCountWhereTheirEventsAreShown() {
    var literal = HierarchyLiteral("Nav(A*)")
    let removed = literal.loose("A")
    literal.hierarchy.remove(removed)
    let event = Event(
      at: .zero, kind: .callback, subject: removed, name: "A", callback: "viewDidLoad")
    let labels = Labels(literal.hierarchy, [event])
    let printer = FoldedTimelinePrinter(
      from: .zero, showsContainers: true, width: 80, labels: labels)
    #expect(printer.lines(for: [event]) == ["   0 ms  A #3 viewDidLoad"])
    #expect(Labels(literal.hierarchy).text("A", of: removed) == "A")
  }
}
