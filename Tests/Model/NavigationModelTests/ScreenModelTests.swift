import NavigationModel
import Testing

struct ScreenModelTests {
  @Test func onlyWhatReceivesTouchesIsATarget() {
    var pane = Screen.Pane()
    pane.bar = Screen.Bar(
      "Title", left: [.init("‹ Back", id: .init(1))],
      right: [.init("Save", isEnabled: false, id: .init(2))])
    pane.elements = [
      Screen.Element(.label(.init("A label"))),
      Screen.Element(.button(.init("Push", id: .init(3)))),
      Screen.Element(.button(.init("Out of reach", id: .init(4))), receivesTouches: false),
      Screen.Element(.field(.init("name", isPlaceholder: true, id: .init(5)))),
      Screen.Element(
        .table(
          .init(
            [.title("Header"), .row(.init("Row", id: .init(6, section: 0, row: 0)))], id: .init(6)))
      ),
      Screen.Element(.button(.init("A picture of a button"))),
    ]
    pane.tabs = [
      Screen.Tab("A", isSelected: true, id: .init(7)), Screen.Tab("B", isEnabled: false),
    ]
    let screen = Screen(
      layers: [.init(.full, frame: Frame(x: 0, y: 0, width: 390, height: 844), pane)])
    #expect(
      screen.targets == [
        .init(.init(1), "‹ Back"), .init(.init(2), "Save", isEnabled: false), .init(.init(7), "A"),
        .init(.init(3), "Push"), .init(.init(5), "name"),
        .init(.init(6, section: 0, row: 0), "Row"),
      ])
    #expect(screen.tables == [.init(6)])
  }

  @Test func aCoveredPaneHidesItsOwnItemsButNotItsPanes() {
    var inner = Screen.Pane(), outer = Screen.Pane()
    inner.elements = [Screen.Element(.button(.init("Inner", id: .init(1))))]
    outer.isReachable = false
    outer.elements = [
      Screen.Element(.button(.init("Outer", id: .init(2)))), Screen.Element(.pane(inner)),
    ]
    outer.columns = [inner]
    let screen = Screen(
      layers: [.init(.full, frame: Frame(x: 0, y: 0, width: 390, height: 844), outer)])
    #expect(screen.targets.map(\.text) == ["Inner", "Inner"])
  }
}
