import Inspection
import NavigationModel
import Support
import Testing

/// Screens of random layers, with numbers and strings that no device has.
///
/// Each is drawn as a picture whose lines are equally wide.
struct HostileScreenTests {
  @Test(.slow("it tries every odd character")) func everyScreenIsARectangle() throws {
    try forEachSeed(1...60) { seed in
      var maker = ScreenMaker(seed: seed)
      let screen = maker.screen()
      let isSmall = screen.traits.device == .iPhone && screen.traits.orientation == .portrait
      let text = ScreenPrinter(screen).text()
      let widths = Set(text.split(separator: "\n").map { String($0).displayWidth })
      #expect(widths == [isSmall ? 40 : 80], "seed \(seed): \(text)")
    }
  }

  @Test func aTitleOfThousandsOfCharactersIsCutOnce() {
    var pane = Screen.Pane()
    pane.tabs = [
      Screen.Tab(String(repeating: "x", count: 50_000), isSelected: true), Screen.Tab("Other"),
    ]
    let screen = Screen(
      layers: [.init(.full, frame: Frame(x: 0, y: 0, width: 390, height: 844), pane)])
    #expect(
      ScreenPrinter(screen).text() == """
        ┌──────────────────────────────────────┐
        │                                      │
        ├──────────────────────────────────────┤
        │ ●xxxxxxxxxxxxxxxxxxxxxxxxxxxx… Other │
        └──────────────────────────────────────┘
        """)
  }

  @Test func columnsWithoutRoomAreNotDrawn() {
    var pane = Screen.Pane()
    for _ in 0..<40 {
      var outer = Screen.Pane()
      outer.columns = [Screen.Pane(), pane]
      pane = outer
    }
    let screen = Screen(
      layers: [.init(.full, frame: Frame(x: 0, y: 0, width: 390, height: 844), pane)])
    #expect(
      ScreenPrinter(screen).text() == """
        ┌──────────────────┬─────────┬────┬─┬──┐
        │                  │         │    │ │  │
        └──────────────────┴─────────┴────┴─┴──┘
        """)
  }
}

/// Makes screens at random.
private struct ScreenMaker {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func screen() -> Screen {
    var screen = Screen(showsStatus: flag())
    screen.traits.device = flag() ? .iPhone : .iPad
    screen.traits.orientation = flag() ? .portrait : .landscape
    let kinds = Screen.Layer.Kind.allCases
    screen.layers = (0..<count(5)).map { _ in
      Screen.Layer(kinds[count(kinds.count)], frame: frame(), pane(depth: 0))
    }
    if flag() { screen.keyboard = text() }
    return screen
  }

  private mutating func pane(depth: Int) -> Screen.Pane {
    var pane = Screen.Pane()
    pane.share = [-3, 0, 1, 2, .max][count(5)]
    if flag() { pane.bar = bar() }
    if flag() { pane.toolbar = (0..<count(5)).map { _ in item() } }
    if flag() { pane.tabs = (0..<count(7)).map { _ in tab() } }
    pane.elements = (0..<count(4)).map { _ in
      Screen.Element(kind(depth: depth), frame: flag() ? frame() : nil)
    }
    if depth < 2 { pane.columns = (0..<count(4)).map { _ in self.pane(depth: depth + 1) } }
    return pane
  }

  private mutating func kind(depth: Int) -> Screen.Element.Kind {
    let alignments: [Screen.Alignment] = [.left, .centre, .right]
    switch count(depth < 2 ? 13 : 12) {
    case 0, 1: return .label(Screen.TextLabel(text(), alignments[count(3)], wraps: flag()))
    case 2: return .button(Screen.Button(text(), isEnabled: flag()))
    case 3: return .field(Screen.Field(text(), isPlaceholder: flag(), isEdited: flag()))
    case 4: return .image(text())
    case 5: return .caption(text())
    case 6: return .bar(bar())
    case 7: return .table(Screen.Table([.title(text()), .row(row())]))
    case 8: return .tabs([tab()])
    case 9: return .toggle(Screen.Switch(isOn: flag(), isEnabled: flag()))
    case 10: return .slider(Screen.Slider(fraction: Double(count(5)) - 1, isEnabled: flag()))
    case 11: return .segments([tab(), tab()])
    default: return .pane(pane(depth: depth + 1))
    }
  }

  private mutating func row() -> Screen.TableRow {
    let places: [Screen.TableRow.DetailPlace] = [.rightEdge, .beside, .below]
    return Screen.TableRow(
      text(), detail: flag() ? text() : nil, places[count(3)], image: flag() ? text() : nil,
      others: [Screen.Element(.label(Screen.TextLabel(text())))],
      accessory: .detailDisclosureButton,
      isSelected: flag())
  }

  private mutating func bar() -> Screen.Bar {
    Screen.Bar(
      text(), left: buttons(), right: buttons(), prompt: flag() ? text() : nil,
      hasLargeTitle: flag())
  }

  private mutating func buttons() -> [Screen.Button] {
    (0..<count(4)).map { _ in Screen.Button(text(), isEnabled: flag()) }
  }

  private mutating func item() -> Screen.BarItem {
    flag() ? .button(Screen.Button(text())) : .space(isFlexible: flag())
  }

  private mutating func tab() -> Screen.Tab {
    Screen.Tab(text(), isSelected: flag(), badge: flag() ? text() : nil)
  }

  private mutating func frame() -> Frame {
    let numbers = [
      .nan, .infinity, -.infinity, 1e300, -1e300, -5, 0, 1, 20, 195, 390, 500, 844, 1024.5,
    ]
    return Frame(
      x: numbers[count(numbers.count)], y: numbers[count(numbers.count)],
      width: numbers[count(numbers.count)], height: numbers[count(numbers.count)])
  }

  private mutating func text() -> String {
    let texts = [
      "", "a", "Some words", "漢字かな交じり文", "👍🏽👍🏽👍🏽", "e\u{301}\u{200B}", "a\u{202E}b\nc\td",
      String(repeating: "long ", count: 60), String(repeating: "漢", count: 90),
    ]
    return texts[count(texts.count)]
  }

  /// A number below another one.
  private mutating func count(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func flag() -> Bool { random.next() % 2 == 0 }
}
