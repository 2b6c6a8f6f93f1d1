import NavigationModel

/// How a finger does what a hit is for.
enum PlayGesture: String, Sendable {
  case tap = "t"
  case hold = "h"
  case keys = "k"
  case left = "l"
  case right = "r"
  case up = "u"
  case down = "d"
  /// The page has no gesture for it: it is in the list only.
  case other = ""
  /// The same as another hit, but taken back.
  case cancel = "c"

  /// The gesture for a hit of a state; a sheet's heights are those on the screen.
  init(_ hit: Hit, among hits: [Hit], on screen: Screen) {
    let words = Set(hit.line.split { !$0.isLetter }.map(String.init))
    if hit.line.contains("cancel = true") {
      self = .cancel
      return
    }
    switch hit.kind {
    case .surroundings, .statusBar, .systemChoice: self = .tap
    case _ where hit.kind.isTap: self = .tap
    case .hold, .backEntry: self = .hold
    case .keys: self = .keys
    case .backSwipe: self = words.contains("at") ? .other : .right
    case .dismissalSwipe, .dismissalDrag, .refresh: self = .down
    case .rowSwipe: self = words.contains("leading") ? .right : .left
    case .deletion: self = .left
    case .pageTurn: self = words.contains("reverse") ? .right : .left
    case .columnSwipe: self = Self.columnSwipe(hit, words, on: screen)
    case .sheetDrag: self = Self.sheetDrag(words, on: screen)
    case .slider: self = Self.slide(hit, among: hits)
    case .contentsSwipe, .recognizedGesture, .scroll: self = Self.drag(hit.line, words)
    default: self = .other
    }
  }

  /// A column comes from the edge that it is at, and goes back there.
  private static func columnSwipe(_ hit: Hit, _ words: Set<String>, on screen: Screen) -> Self {
    let isAtLeft = hit.frame.x + hit.frame.width / 2 < screen.traits.screen.width / 2
    return isAtLeft == words.contains("swipeColumnIn") ? .right : .left
  }

  /// Up to a height that is above the current one.
  private static func sheetDrag(_ words: Set<String>, on screen: Screen) -> Self {
    let sheets = screen.layers.compactMap(\.sheet)
    guard let sheet = sheets.last, sheet.detents.indices.contains(sheet.selected) else {
      return .other
    }
    let goal = sheet.detents.first { detent in
      words.isSuperset(of: detent.name.split { !$0.isLetter }.map(String.init))
    }
    return (goal?.top ?? .infinity) < sheet.detents[sheet.selected].top ? .up : .down
  }

  /// To the left to its least value, which comes first.
  private static func slide(_ hit: Hit, among hits: [Hit]) -> Self {
    let ends = hits.filter { $0.kind == .slider && $0.frame == hit.frame }
    return ends.first == hit ? .left : .right
  }

  private static func drag(_ line: String, _ words: Set<String>) -> Self {
    let directions: KeyValuePairs<String, Self> = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    if let named = directions.first(where: { words.contains($0.key) }) { return named.value }
    if words.contains("scroll") {
      let isBack = line.contains("= -")
      return words.contains("x") ? (isBack ? .right : .left) : (isBack ? .down : .up)
    }
    return words.contains("pan") ? .down : .other
  }
}

extension Hit {
  /// What the page calls it: keys by what they type.
  var label: String {
    guard kind == .keys, let start = line.firstIndex(of: "\"") else { return name }
    let rest = line[line.index(after: start)...]
    var text = ""
    var isEscaped = false
    for character in rest {
      if isEscaped {
        text += Self.keys[character] ?? String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        break
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// What stands for a key after a backslash.
  private static let keys: [Character: String] = ["n": "⏎", "b": "⌫", "8": "⌫", "t": "⇥"]
}
