import Inspection
import NavigationModel
import Support
import Testing

struct HierarchyPrinterTests {
  @Test(arguments: RecordedHierarchy.all)
  func deviceAndPrinterAgreeButForAddresses(recording: RecordedHierarchy) {
    let printed = HierarchyPrinter(recording.hierarchy).text().split(separator: "\n")
    let recorded = recording.text.split(separator: "\n")
    #expect(printed.suffix(recorded.count).map(withoutAddresses) == recorded.map(withoutAddresses))
  }

  @Test func everyContainerHasItsOwnView() {
    var literal = HierarchyLiteral("Tabs(Split(Nav(A*)* Pages(B*)*)*)")
    for name in ["Tabs", "Split", "Nav", "Pages", "A"] {
      literal.hierarchy.setViewLoaded(true, literal[name])
    }
    literal.hierarchy.setViewPlace(.none, literal["A"])
    #expect(
      HierarchyPrinter(literal.hierarchy).text() == """
        <Tabs 0x110>, state: appeared, view: <UILayoutContainerView 0x114>
           | <Split 0x120>, state: appeared, view: <_UISplitViewControllerPanelImplView 0x124>
           |    | <Nav 0x130>, state: appeared, view: <UILayoutContainerView 0x134>
           |    |    | <A 0x140>, state: appeared, view: <UIView 0x144> not in the window
           |    | <Pages 0x150>, state: appeared, view: <_UIPageViewControllerContentView 0x154>
           |    |    | <B 0x160>, state: appeared, view: (view not loaded)
        """)
  }

  @Test func aPresentedFamilyByItself() {
    let literal = HierarchyLiteral("A=>NavSheet(B*)")
    #expect(
      HierarchyPrinter(literal.hierarchy).text(from: literal["NavSheet"]) == """
        <NavSheet 0x120>, state: appeared, view: (view not loaded), presented with: \
        <_UIPageSheetPresentationController 0x128>
           | <B 0x130>, state: appeared, view: (view not loaded)
        """)
  }

  @Test func windowsFollowEachOther() {
    var literal = HierarchyLiteral("A")
    _ = literal.hierarchy.addWindow()
    let window = literal.hierarchy.addWindow()
    _ = literal.hierarchy.setRoot(literal.loose("B"), ofWindow: window)
    #expect(
      HierarchyPrinter(literal.hierarchy).text() == """
        <A 0x110>, state: appeared, view: (view not loaded)
        <B 0x120>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func onlyChildrenArePrintedBelowAController() {
    var literal = HierarchyLiteral("A(B*)")
    _ = literal.hierarchy.addUncontained(literal.loose("Guest"), to: literal["A"])
    #expect(
      HierarchyPrinter(literal.hierarchy).text() == """
        <A 0x110>, state: appeared, view: (view not loaded)
           | <B 0x120>, state: appeared, view: (view not loaded)
        """)
  }

  private func withoutAddresses(_ line: Substring) -> String {
    String(line).replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}
