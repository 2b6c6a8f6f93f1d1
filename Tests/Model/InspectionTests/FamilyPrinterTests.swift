import Inspection
import NavigationModel
import Support
import Testing

struct FamilyPrinterTests {
  // R12
  @Test func theTableOfTheGuidesFigure() {
    let literal = HierarchyLiteral("TabsT(NavN1(A*)*)=>NavN2(B*)")
    #expect(
      FamilyPrinter(literal.hierarchy).text() == """
                 parent  navigationController  tabBarController  splitViewController  presenting  presented
        family 1
          TabsT  nil     nil                   nil               nil                  nil         NavN2
          NavN1  TabsT   nil                   TabsT             nil                  nil         NavN2
          A      NavN1   NavN1                 TabsT             nil                  nil         NavN2
        family 2
          NavN2  nil     nil                   nil               nil                  TabsT       nil
          B      NavN2   NavN2                 nil               nil                  TabsT       nil
        """)
  }

  @Test func aContextPresentsForItselfAndItsDescendants() {
    let literal = HierarchyLiteral("Split(Nav(A(B*)=>C*)* D*)")
    #expect(
      FamilyPrinter(literal.hierarchy).text() == """
                 parent  navigationController  tabBarController  splitViewController  presenting  presented
        family 1
          Split  nil     nil                   nil               nil                  nil         nil
          Nav    Split   nil                   nil               Split                nil         nil
          A      Nav     Nav                   nil               Split                nil         C
          B      A       Nav                   nil               Split                nil         C
          D      Split   nil                   nil               Split                nil         nil
        family 2
          C      nil     nil                   nil               nil                  A           nil
        """)
  }

  @Test func windowsAndUncontainedControllers() {
    var literal = HierarchyLiteral("A")
    _ = literal.hierarchy.addUncontained(literal.loose("Guest"), to: literal["A"])
    let window = literal.hierarchy.addWindow()
    _ = literal.hierarchy.setRoot(literal.loose("B"), ofWindow: window)
    #expect(
      FamilyPrinter(literal.hierarchy).text() == """
                 parent  navigationController  tabBarController  splitViewController  presenting  presented
        family 1  window 1
          A      nil     nil                   nil               nil                  nil         nil
        family 2  window 1
          Guest  nil     nil                   nil               nil                  nil         nil
        family 3  window 2
          B      nil     nil                   nil               nil                  nil         nil
        """)
  }
}
