import HeadlessUIKit
import Inspection
import NavigationModel

/// The texts of a world as snapshots have them: controllers without a name are numbered in the order
/// in which the snapshot names them, and nothing is aligned, so that a controller elsewhere changes
/// no line.
struct SnapshotTexts {
  private let hierarchy: Hierarchy
  /// The numbers of controllers by the names that contain them, such as `UIViewController#12`.
  private let labels: [String: Int32]
  private var own: [Int32: Int] = [:]

  /// The texts of a hierarchy, with the names that events use.
  init(_ hierarchy: Hierarchy, _ events: some Sequence<Event>) {
    self.hierarchy = hierarchy
    var labels: [String: Int32] = [:]
    func add(_ name: String, _ id: Hierarchy.ID) {
      if name.hasSuffix(id.description) { labels[name] = id.number }
    }
    for id in hierarchy.identifiers {
      add(hierarchy[id].label, id)
      add("\(hierarchy[id].description.className) \(id)", id)
    }
    for event in events {
      if let id = event.subject { add(event.name, id) }
    }
    self.labels = labels
  }

  /// The number of a controller within the snapshot.
  private mutating func numbered(_ id: Int32) -> String {
    let number = own[id] ?? own.count + 1
    own[id] = number
    return "#\(number)"
  }

  /// The tree.
  mutating func tree() -> String {
    let outline = TreeOutline(hierarchy)
    let ids = outline.rows.filter { $0.givenName == nil }.compactMap { $0.id?.number }
    var names: [Int32: String] = [:]
    for id in ids { names[id] = numbered(id) }
    return outline.unalignedText(numbers: names)
  }

  /// The screen.
  mutating func screen(_ screen: Screen) -> String {
    var screen = screen
    for index in screen.layers.indices { replaceCaptions(in: &screen.layers[index].pane) }
    return ScreenPrinter(screen).text()
  }

  private mutating func replaceCaptions(in pane: inout Screen.Pane) {
    for index in pane.behind.indices { replaceCaptions(in: &pane.behind[index]) }
    for index in pane.elements.indices {
      switch pane.elements[index].kind {
      case .caption(let text): pane.elements[index].kind = .caption(line(text))
      case .pane(var inner):
        replaceCaptions(in: &inner)
        pane.elements[index].kind = .pane(inner)
      default: break
      }
    }
    for index in pane.columns.indices { replaceCaptions(in: &pane.columns[index]) }
  }

  /// A line of a timeline.
  mutating func line(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")), !labels.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "#") {
      let digits = rest[rest.index(after: sign)...].prefix { $0.isASCII && $0.isNumber }
      let before = rest[..<sign]
      let owner = Int32(digits).flatMap { number in
        labels.first { $0.value == number && before.hasSuffix($0.key.dropLast(digits.count + 1)) }
      }
      result += before + (owner.map { numbered($0.value) } ?? "#\(digits)")
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
