import NavigationModel
import Testing

struct ScreenModelTests {
  @Test func onlyWhatIsReachedAndEnabledIsTappable() {
    var pane = Screen.Pane()
    pane.bar = Screen.Bar(
      "Title", left: [.init("‹ Back")], right: [.init("Save", isEnabled: false)])
    pane.elements = [
      Screen.Element(.label(.init("A label"))), Screen.Element(.button(.init("Push"))),
      Screen.Element(.button(.init("Out of reach")), receivesTouches: false),
      Screen.Element(.field(.init("name", isPlaceholder: true))),
      Screen.Element(.table(.init([.title("Header"), .row(.init("Row"))]))),
    ]
    pane.tabs = [Screen.Tab("A", isSelected: true), Screen.Tab("B", isEnabled: false)]
    let screen = Screen(
      layers: [.init(.full, frame: Frame(x: 0, y: 0, width: 390, height: 844), pane)])
    #expect(screen.tappable == ["‹ Back", "A", "Push", "name", "Row"])
  }

  @Test func aCoveredPaneHidesItsOwnItemsButNotItsPanes() {
    var inner = Screen.Pane(), outer = Screen.Pane()
    inner.elements = [Screen.Element(.button(.init("Inner")))]
    outer.isReachable = false
    outer.elements = [
      Screen.Element(.button(.init("Outer"))), Screen.Element(.pane(inner)),
    ]
    outer.columns = [inner]
    let screen = Screen(
      layers: [.init(.full, frame: Frame(x: 0, y: 0, width: 390, height: 844), outer)])
    #expect(screen.tappable == ["Inner", "Inner"])
  }
}
