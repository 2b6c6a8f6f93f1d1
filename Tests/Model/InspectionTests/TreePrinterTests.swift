import Inspection
import NavigationModel
import Support
import Testing

struct TreePrinterTests {
  @Test func stacksTabsAndPresentations() {
    let literal = HierarchyLiteral("Tabs(Nav(A B*)* C)=>Sheet")
    #expect(
      TreePrinter(literal.hierarchy).text() == """
        window
        └─ Tabs  Tabs        appeared      view not loaded
           ├─ Nav  Nav       appeared      shown, view not loaded
           │  ├─ A  A        disappeared   view not loaded
           │  └─ B  B        appeared      top, view not loaded
           ├─ C  C           disappeared   view not loaded
           => Sheet  Sheet   appeared      pageSheet, view not loaded
        """)
  }

  @Test func aFamilyByItself() {
    let literal = HierarchyLiteral("Tabs(Nav(A*)* C)")
    #expect(
      TreePrinter(literal.hierarchy).text(from: literal["Nav"]) == """
        Nav  Nav   appeared   view not loaded
        └─ A  A    appeared   view not loaded
        """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    let literal = HierarchyLiteral("Tabs(設定* Cafe)")
    #expect(
      TreePrinter(literal.hierarchy).text(from: literal["Tabs"]) == """
        Tabs  Tabs      appeared      view not loaded
        ├─ 設定  設定   appeared      shown, view not loaded
        └─ Cafe  Cafe   disappeared   view not loaded
        """)
  }

  @Test func windowsWithoutARootAndHiddenOnes() {
    var hierarchy = Hierarchy()
    _ = hierarchy.addWindow()
    #expect(TreePrinter(hierarchy).text() == "window  hidden  no root")
    _ = hierarchy.setVisible(true, window: 1)
    _ = hierarchy.addWindow()
    #expect(TreePrinter(hierarchy).text() == "window 1  no root\nwindow 2  hidden  no root")
  }
}
