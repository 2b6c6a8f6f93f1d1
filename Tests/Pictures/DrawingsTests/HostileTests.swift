import Drawings
import Foundation
import NavigationModel
import Testing

/// Names of any kind wherever a script can put a text: the picture stays one document of bounded
/// size, in which nothing hides.
@MainActor
struct HostileTests {
  private nonisolated static let names = [
    "</script><script>alert(1)</script>", "]]><!--<svg onload=x>", "\"' onload='x' x=\"",
    "\u{202E}gnp.exe\u{2066}\u{200F}", "a\u{0}b\u{1B}[31m\u{7F}\u{85}",
    "\u{FFFE}\u{FFFF}\u{10FFFF}",
    String(repeating: "x", count: 100_000), "e" + String(repeating: "\u{301}", count: 50_000),
    "&amp;&#0;&bogus;", "\n\r\t", "👩‍👧‍👦\u{200D}\u{FE0F}",
  ]

  @Test(arguments: names, [Profile.modern.name, Profile.classic.name])
  func anyNameIsDrawn(_ name: String, _ profile: String) throws {
    let look = Look(try #require(Profile.named(profile)))
    let screen = Self.screen(of: name)
    let pictures = [
      DeviceDrawing(screen, look: look).svg,
      DeviceDrawing(
        screen, look: look, motions: [Motion(.push, in: 1, from: 2, to: 2)], from: screen
      ).svg,
      FamilyDrawing([Self.hierarchy(of: name)]).svg,
    ]
    for svg in pictures {
      #expect(isWellFormed(svg))
      #expect(svg.utf8.count < 200_000)
      #expect(!svg.contains("<script") && !svg.contains("onload=x>") && !svg.contains("<!--"))
      #expect(svg.unicodeScalars.allSatisfy { Self.isVisible($0) })
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
      || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
        && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        && !(0x200E...0x200F).contains(scalar.value)
  }

  /// A screen that shows a text everywhere.
  private static func screen(of name: String) -> Screen {
    let button = Screen.Button(name, id: .init(1), role: .destructive)
    let tab = Screen.Tab(name, isSelected: true, badge: name)
    let field = Screen.Field(name, isEdited: true)
    let row = Screen.TableRow(
      name, detail: name, .below, image: name, others: [Screen.Element(.label(.init(name)))])
    var inner = Screen.Pane(), outer = Screen.Pane()
    inner.controller = 2
    inner.elements = [
      .init(.label(.init(name, wraps: true))), .init(.button(button)), .init(.field(field)),
      .init(.image(name)), .init(.segments([tab])), .init(.toolbar([.button(button)])),
      .init(.tabs([tab])), .init(.bar(.init(name))),
      .init(.table(.init([.title(name), .row(row)], isGrouped: true))),
    ]
    outer.controller = 1
    outer.bar = Screen.Bar(name, left: [button], right: [button], prompt: name, hasLargeTitle: true)
    outer.columns = [inner]
    outer.toolbar = [.button(button)]
    outer.tabs = [tab, tab]
    var alert = Screen.Pane()
    alert.elements = [.init(.label(.init(name))), .init(.field(field)), .init(.button(button))]
    var blank = Screen.Pane()
    blank.controller = .max
    blank.elements = [.init(.caption(name))]
    let whole = Frame(x: 0, y: 0, width: 390, height: 844)
    let strange = Frame(x: -.infinity, y: .nan, width: 1e300, height: -5)
    var sheet = Screen.Layer(.sheet, frame: strange, blank)
    sheet.sheet = Screen.Sheet([.init(name, top: .nan), .init(name, top: 1e300)], hasGrabber: true)
    return Screen(
      showsStatus: true,
      layers: [
        .init(.full, frame: whole, outer), .init(.alert, frame: whole, alert),
        .init(.actionSheet, frame: whole, alert), .init(.popover, frame: whole, blank), sheet,
      ], keyboard: name)
  }

  private static func hierarchy(of name: String) -> Hierarchy {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow()
    _ = hierarchy.setVisible(true, window: window)
    let root = hierarchy.insert(className: name)
    hierarchy.update(root) { $0.title = name }
    _ = hierarchy.setRoot(root, ofWindow: window)
    return hierarchy
  }
}
