import Inspection
import NavigationModel
import Support
import Testing

struct MarkedTreeTests {
  @Test func changesAreMarkedInTheMargin() {
    let tree = MarkedTree(
      outline("Nav(A B*)"), after: outline("Nav(A*)"), columns: 80)
    #expect(
      tree.text == """
          window
          └─ Nav  Nav   appeared      view not loaded
        ~    ├─ A  A    disappeared   view not loaded
        +    └─ B  B    appeared      top, view not loaded
        """)
  }

  @Test func removedControllersAreNamedAtTheEnd() {
    let former = outline("Nav(A B C D E F*)")
    let tree = MarkedTree(outline("Nav(A*)"), after: former, columns: 80)
    #expect(
      tree.text == """
          window
          └─ Nav  Nav   appeared   view not loaded
        ~    └─ A  A    appeared   view not loaded
        - B  B          removed
        - C  C          removed
        - D  D          removed
        - 2 more        removed
        """)
  }

  @Test func statesFollowTheTitleWhereThereIsNoRoomForAColumn() {
    let tree = MarkedTree(outline("Navigation(A*)"), after: TreeOutline(), columns: 40)
    #expect(
      tree.text == """
        + window
        + └─ Navigation  Navigation  appeared  view not loaded
        +    └─ A  A  appeared  view not loaded
        """)
  }

  @Test func namesOfSeveralCarryTheirNumber() {
    var literal = HierarchyLiteral("Nav(A B*)")
    literal.hierarchy.update(literal["B"]) { $0.name = "A" }
    let tree = MarkedTree(
      TreeOutline(literal.hierarchy), after: TreeOutline(literal.hierarchy), columns: 80)
    #expect(tree.lines[2].text.hasPrefix("     ├─ A #2  A "))
    #expect(tree.lines[3].text.hasPrefix("     └─ A #3  B "))
  }

  // MARK: Large trees

  @Test(arguments: [(10_000, 0), (0, 10_000), (5_000, 5_000)])
  func ofManySiblingsThoseThatChangedAreShown(_ before: Int, _ after: Int) {
    let former = HierarchyLiteral(
      "Nav(\(children(before))Z \(children(after, from: before)))")
    var later = former
    later.hierarchy.update(later["Z"]) { $0.title = "changed" }
    let tree = MarkedTree(
      TreeOutline(later.hierarchy), after: TreeOutline(former.hierarchy), columns: 80)
    #expect(tree.lines.count < 15)
    #expect(tree.lines.count { $0.mark == .changed } == 1)
    #expect(tree.lines.count { $0.text.contains("\"changed\"") } == 1)
    let hidden = tree.lines.compactMap { $0.text.firstMatch(of: /⋮  ([\d,]+) unchanged/)?.1 }
      .compactMap { Int($0.replacing(",", with: "")) }
    #expect(hidden.reduce(tree.lines.count - hidden.count, +) == 10_003)
  }

  @Test func whenEverythingIsNewTheBeginningAndTheEndAreShown() {
    let tree = MarkedTree(
      outline("Nav(\(children(10_000)))"), after: TreeOutline(), columns: 80)
    #expect((8...MarkedTree.usualLimit).contains(tree.lines.count))
    #expect(tree.lines.allSatisfy { $0.mark == .added })
    #expect(tree.lines.last?.text.contains("C9999") == true)
  }

  @Test func aDeepFamilyNamesItsLevels() {
    let count = 1_000
    let text =
      (0..<count).map { "C\($0)(" }.joined() + "Z*)" + String(repeating: "*)", count: count - 1)
    let tree = MarkedTree(outline(text), after: TreeOutline(), columns: 80)
    #expect((8...MarkedTree.usualLimit).contains(tree.lines.count))
    #expect(tree.lines.last?.text.hasPrefix("+ (level 1,001) └─ Z") == true)
  }

  @Test func aControllerThatMovesToAnotherParentHasChanged() {
    let former = HierarchyLiteral("T(A(C) B)")
    var later = former
    _ = later.hierarchy.truncate(later["A"], to: 0)
    _ = later.hierarchy.append(later["C"], to: later["B"])
    let tree = MarkedTree(
      TreeOutline(later.hierarchy), after: TreeOutline(former.hierarchy), columns: 80)
    #expect(tree.lines.map(\.mark.rawValue) == [" ", " ", " ", " ", "~"])
  }

  /// Controllers have numbers in the order of the text.
  private func outline(_ text: String) -> TreeOutline {
    TreeOutline(HierarchyLiteral(text).hierarchy)
  }
}

private func children(_ count: Int, from first: Int = 0) -> String {
  (first..<first + count).map { "C\($0) " }.joined()
}

extension MarkedTree {
  fileprivate var text: String { lines.map(\.text).joined(separator: "\n") }
}
