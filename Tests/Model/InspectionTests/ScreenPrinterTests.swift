import Inspection
import NavigationModel
import Testing

struct ScreenPrinterTests {
  @Test func aBarHasThreeZones() {
    var pane = Screen.caption("TestBed #2")
    pane.bar = Screen.Bar("Level 2", left: [.init("‹ Root Level")], right: [.init("Push 3")])
    #expect(
      text(pane, status: true) == """
        ┌ 9:41 ────────────────────────── 100% ┐
        │ ‹ Root Level  Level 2         Push 3 │
        ├──────────────────────────────────────┤
        │              TestBed #2              │
        └──────────────────────────────────────┘
        """)
  }

  @Test func nothingIsAnEmptyFrame() {
    #expect(
      ScreenPrinter(Screen()).text() == """
        ┌──────────────────────────────────────┐
        │                                      │
        └──────────────────────────────────────┘
        """)
  }

  @Test(arguments: [
    (
      Screen.Bar("A title that is much longer than its bar is wide"),
      "│ A title that is much longer than it… │"
    ),
    (
      Screen.Bar(
        "Settings", left: [.init("‹ A long way back")], right: [.init("Edit"), .init("[+]")]),
      "│ ‹ A long way b…  Settings  Edit  [+] │"
    ),
    (
      Screen.Bar("A long title", left: [.init("Cancel")], right: [.init("Save", isEnabled: false)]),
      "│ Cancel      A long title      (Save) │"
    ),
    (
      Screen.Bar("設定設定設定", left: [.init("‹ 戻る")], right: [.init("👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽")]),
      "│ ‹ 戻る  設定設定…  👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽… │"
    ),
    (Screen.Bar("a\nb\u{1B}[2J\u{202E}"), "│          a\\nb\\27[2J\\u{202E}          │"),
  ])
  func theTitleGetsWhatTheSidesLeave(bar: Screen.Bar, line: String) {
    var pane = Screen.Pane()
    pane.bar = bar
    #expect(text(pane).split(separator: "\n")[1] == line)
  }

  @Test func promptAndLargeTitleHaveLinesOfTheirOwn() {
    var pane = Screen.caption("Albums #1")
    pane.bar = Screen.Bar(
      "Albums", right: [.init("Edit")], prompt: "Choose an album", hasLargeTitle: true)
    #expect(
      text(pane) == """
        ┌──────────────────────────────────────┐
        │           Choose an album            │
        │                                 Edit │
        │ Albums                               │
        ├──────────────────────────────────────┤
        │              Albums #1               │
        └──────────────────────────────────────┘
        """)
  }

  @Test func toolbarAndTabsStandBelowTheContents() {
    var inner = Screen.caption("Mail #2")
    inner.toolbar = [
      .button(.init("[trash]")), .space(isFlexible: true), .button(.init("Move")),
      .space(isFlexible: false), .button(.init("Reply", isEnabled: false)),
    ]
    var pane = Screen.Pane()
    pane.columns = [inner]
    pane.tabs = [.init("Inbox", isSelected: true, badge: "3"), .init("Sent", isEnabled: false)]
    #expect(
      text(pane) == """
        ┌──────────────────────────────────────┐
        │               Mail #2                │
        ├──────────────────────────────────────┤
        │ [trash]              Move    (Reply) │
        ├──────────────────────────────────────┤
        │     ● Inbox [3]         ○ (Sent)     │
        └──────────────────────────────────────┘
        """)
  }

  @Test(arguments: [
    (["Favorites", "Recents", "Contacts", "More"], "│ ●Favorites  Recents  Contacts  More  │"),
    (
      ["Favorites", "Recently played", "Contacts", "Downloads", "More"],
      "│ ●Favor… Recent… Contac… Downlo… More │"
    ),
  ])
  func manyTabsGiveUpTheirMarksAndThenTheirLetters(titles: [String], line: String) {
    var pane = Screen.Pane()
    pane.tabs = titles.map { .init($0, isSelected: $0 == titles[0]) }
    #expect(text(pane).split(separator: "\n")[3] == line)
  }

  @Test func rowsShowWhatTheyHave() {
    let table = Screen.Table([
      .title("General"),
      .row(.init("Sound", detail: "Off", accessory: .disclosureIndicator, isSelected: true)),
      .row(.init("Rob", detail: "a friend", .below, image: "face", accessory: .checkmark)),
      .row(.init("mobile", detail: "0123", .beside, accessory: .detailButton)),
      .row(.init("Gone", control: .delete)), .row(.init("New", control: .insert)),
      .row(.init(nil, others: [.init(.label(.init("Name"))), .init(.button(.init("Go")))])),
      .title("Footer"),
    ])
    var pane = Screen.Pane()
    pane.elements = [.init(.table(table))]
    #expect(
      text(pane) == """
        ┌──────────────────────────────────────┐
        │ General                              │
        │ ▸ Sound                        Off › │
        │   [face]  Rob                      ✓ │
        │   a friend                           │
        │   mobile  0123                   (i) │
        │ ⊖ Gone                               │
        │ ⊕ New                                │
        │   Name  [ Go ]                       │
        │ Footer                               │
        └──────────────────────────────────────┘
        """)
  }

  @Test(arguments: [
    (Traits.Device.iPhone, Traits.Orientation.portrait, 20, 40), (.iPhone, .landscape, 10, 80),
    (.iPad, .portrait, 20, 80), (.iPad, .landscape, 20, 80),
  ])
  func aLongTableEndsInDots(
    device: Traits.Device, orientation: Traits.Orientation, rows: Int, width: Int
  ) {
    var pane = Screen.Pane()
    pane.elements = [
      .init(.table(.init((1...1000).map { Screen.Table.TableLine.row(.init("Row \($0)")) })))
    ]
    var screen = Screen(layers: [.init(.full, frame: Self.phone, pane)])
    screen.traits.device = device
    screen.traits.orientation = orientation
    let lines = ScreenPrinter(screen).text().split(separator: "\n")
    #expect(lines.count == rows + 2)
    #expect(lines[rows].contains("⋮"))
    #expect(lines.allSatisfy { $0.count == width })
  }

  @Test func whatStandsBesideEachOtherSharesALine() {
    var pane = Screen.Pane()
    pane.elements = [
      .init(.image("sky"), frame: Self.phone),
      .init(.label(.init("Name")), frame: frame(20, 100, 80)),
      .init(.field(.init("Rob", isEdited: true)), frame: frame(120, 105, 250)),
      .init(.label(.init("over the name")), frame: frame(30, 100, 80)),
      .init(.button(.init("Save", isEnabled: false)), frame: frame(200, 200, 180)),
      .init(.button(.init("Cancel")), frame: frame(10, 200, 180)),
      .init(.label(.init("without a frame"))),
    ]
    #expect(
      text(pane) == """
        ┌──────────────────────────────────────┐
        │               ┌─────┐                │
        │               │ sky │                │
        │               └─────┘                │
        │ Name                                 │
        │  over the name                       │
        │           [Rob|____________________] │
        │    [ Cancel ]           ( Save )     │
        │ without a frame                      │
        └──────────────────────────────────────┘
        """)
  }

  @Test func sheetsStandOverWhatTheyDim() {
    var below = Screen.caption("Home #1"), card = Screen.caption("Login #2")
    below.bar = Screen.Bar("Home", right: [.init("Log in")])
    card.bar = Screen.Bar("Login", left: [.init("Cancel")])
    let sheet = Frame(x: 0, y: 57, width: 390, height: 787)
    let screen = Screen(
      layers: [
        .init(.full, frame: Self.phone, below), .init(.sheet, frame: sheet, card),
        .init(.sheet, frame: sheet, .caption("Help #3")),
      ], keyboard: "default")
    #expect(
      ScreenPrinter(screen).text() == """
        ┌──────────────────────────────────────┐
        │░░░░░░░░░░░░░░░░░Home░░░░░░░░░░Log in░│
        │┌────────────────────────────────────┐│
        │┌────────────────────────────────────┐│
        ││              Help #3               ││
        │└────────────────────────────────────┘│
        ├──────────────────────────────────────┤
        │              ⌨ default               │
        └──────────────────────────────────────┘
        """)
  }

  @Test func alertsStandInTheMiddleAndActionSheetsBelow() {
    var below = Screen.Pane(), alert = Screen.Pane(), sheet = Screen.Pane()
    below.bar = Screen.Bar("Photo")
    alert.elements = [
      .init(.label(.init("Delete?", .centre, wraps: true))),
      .init(.label(.init("It will be gone from everywhere.", .centre, wraps: true))),
      .init(.field(.init("why", isPlaceholder: true))), .init(.button(.init("Cancel"))),
      .init(.button(.init("Delete", isEnabled: false))),
    ]
    sheet.elements = ["Share", "Print", "Cancel"].map { .init(.button(.init($0))) }
    let base = Screen.Layer(.full, frame: Self.phone, below)
    #expect(
      ScreenPrinter(Screen(layers: [base, .init(.alert, frame: Self.phone, alert)])).text() == """
        ┌──────────────────────────────────────┐
        │░░░░░░░░░░░░░░░░Photo░░░░░░░░░░░░░░░░░│
        ├──────────────────────────────────────┤
        │░░░░░┌──────────────────────────┐░░░░░│
        │░░░░░│         Delete?          │░░░░░│
        │░░░░░│   It will be gone from   │░░░░░│
        │░░░░░│       everywhere.        │░░░░░│
        │░░░░░│ [(why)_________________] │░░░░░│
        │░░░░░├─────────────┬────────────┤░░░░░│
        │░░░░░│   Cancel    │  (Delete)  │░░░░░│
        │░░░░░└─────────────┴────────────┘░░░░░│
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        └──────────────────────────────────────┘
        """)
    #expect(
      ScreenPrinter(Screen(layers: [base, .init(.actionSheet, frame: Self.phone, sheet)])).text()
        == """
        ┌──────────────────────────────────────┐
        │░░░░░░░░░░░░░░░░Photo░░░░░░░░░░░░░░░░░│
        ├──────────────────────────────────────┤
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │┌────────────────────────────────────┐│
        ││               Share                ││
        ││               Print                ││
        ││               Cancel               ││
        │└────────────────────────────────────┘│
        └──────────────────────────────────────┘
        """)
  }

  @Test func columnsStandSideBySideAndBoxesOverThem() {
    var split = Screen.Pane(), master = Screen.caption("Inbox #1"),
      detail = Screen.caption("Mail #2")
    master.bar = Screen.Bar("Inbox")
    detail.bar = Screen.Bar("Mail", right: [.init("[action]")])
    (master.share, detail.share) = (2, 3)
    split.columns = [master, detail]
    var screen = Screen(layers: [.init(.full, frame: Self.pad, split)])
    screen.traits.device = .iPad
    screen.traits.orientation = .landscape
    screen.layers.append(
      .init(.popover, frame: Frame(x: 704, y: 100, width: 320, height: 480), .caption("Menu #3")))
    #expect(
      ScreenPrinter(screen).text() == """
        ┌──────────────────────────────┬───────────────────────────────────────────────┐
        │            Inbox             │                     Mail             [action] │
        ├──────────────────────────────┼───────────────────────────────────────────────┤
        │           Inbox #1           │              ┌──────────────────────────────┐ │
        │                              │              │           Menu #3            │ │
        │                              │              └──────────────────────────────┘ │
        └──────────────────────────────┴───────────────────────────────────────────────┘
        """)
    screen.layers[1] = .init(
      .card, frame: Frame(x: 242, y: 74, width: 540, height: 620), .caption("Form #4"))
    #expect(
      ScreenPrinter(screen).text() == """
        ┌──────────────────────────────┬───────────────────────────────────────────────┐
        │░░░░░░░░░░░░Inbox░░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░Mail░░░░░░░░░░░░░[action]░│
        ├──────────────────────────────┼───────────────────────────────────────────────┤
        │░░░░░░░░░░░Inbox #┌────────────────────────────────────────┐░░░░░░░░░░░░░░░░░░│
        │░░░░░░░░░░░░░░░░░░│                Form #4                 │░░░░░░░░░░░░░░░░░░│
        │░░░░░░░░░░░░░░░░░░└────────────────────────────────────────┘░░░░░░░░░░░░░░░░░░│
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        └──────────────────────────────┴───────────────────────────────────────────────┘
        """)
  }

  static let phone = Frame(x: 0, y: 0, width: 390, height: 844)
  static let pad = Frame(x: 0, y: 0, width: 1024, height: 768)

  private func frame(_ x: Double, _ y: Double, _ width: Double) -> Frame {
    Frame(x: x, y: y, width: width, height: 30)
  }

  private func text(_ pane: Screen.Pane, status: Bool = false) -> String {
    ScreenPrinter(
      Screen(showsStatus: status, layers: [.init(.full, frame: Self.phone, pane)])
    ).text()
  }
}

extension Screen {
  /// A pane with only the name of a controller.
  fileprivate static func caption(_ text: String) -> Pane {
    var pane = Pane()
    pane.elements = [Element(.caption(text))]
    return pane
  }
}

extension Screen.Pane {
  fileprivate static func caption(_ text: String) -> Screen.Pane { Screen.caption(text) }
}
