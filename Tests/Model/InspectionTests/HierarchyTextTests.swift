import Inspection
import NavigationModel
import Testing

struct HierarchyTextTests {
  @Test(arguments: [TreePrinter.self, HierarchyPrinter.self, JSONPrinter.self] as [Printer])
  func familiesMayBeNestedDeeperThanCalls(printer: Printer) {
    var hierarchy = Hierarchy()
    let root = hierarchy.insert(className: "Root")
    var innermost = root
    for _ in 1...1000 {
      let child = hierarchy.insert(className: "Child")
      _ = hierarchy.append(child, to: innermost)
      innermost = child
    }
    #expect(printer.init(hierarchy).text(from: root).split(separator: "Child").count == 1001)
  }

  typealias Printer = any HierarchyText.Type
}
