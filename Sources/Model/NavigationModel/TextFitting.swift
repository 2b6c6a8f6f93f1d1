/// How much text a bar has room for (B22).
public enum TextLimit: Sendable, Equatable {
  /// What the widths of the texts allow.
  case widths
  /// This number of characters, the buttons included.
  case characters(Int)
  /// Any amount.
  case none
}

/// The room in a bar, and what a text takes of it: points, or characters.
struct TextRuler {
  /// The unit of measurement, and the metrics of texts in points.
  let limit: TextLimit, metrics: BarTextMetrics
  /// The room for the title and the back button's text.
  private(set) var room: Double

  /// The room in a bar with a width in points, beside the texts of other buttons.
  init(_ limit: TextLimit, _ metrics: BarTextMetrics, width: Double, besides others: [String]) {
    self.limit = limit
    self.metrics = metrics
    room =
      switch limit {
      case .widths: width - 2 * metrics.margin
      case .characters(let count): Double(max(count, 0))
      case .none: .infinity
      }
    for text in others { room -= self.width(ofButton: text) }
  }

  /// What the title takes.
  func width(ofTitle text: String) -> Double {
    measure(text) { TextWidth.of($0, size: metrics.titleSize, isBold: true) }
  }

  /// What the back button takes with a text.
  func width(ofBack text: String) -> Double {
    measure(text) { metrics.chevron + TextWidth.of($0, size: metrics.buttonSize) }
  }

  private func width(ofButton text: String) -> Double {
    measure(text) {
      metrics.gap
        + ($0.hasPrefix("[") ? metrics.icon : TextWidth.of($0, size: metrics.buttonSize))
    }
  }

  private func measure(_ text: String, _ points: (String) -> Double) -> Double {
    switch limit {
    case .widths: points(text)
    case .characters: Double(text.count)
    case .none: 0
    }
  }

  /// A text, or its beginning and an ellipsis if it takes more than a part of the room.
  func shorten(_ text: String, to part: Double, _ width: (String) -> Double) -> String {
    guard width(text) > part else { return text }
    let start = width("")
    var rest = part - width("…")
    guard rest >= 0 else { return "" }
    let kept = text.prefix { character in
      rest -= width(String(character)) - start
      return rest >= 0
    }
    return kept + "…"
  }
}

/// The sizes of texts in a navigation bar, in points (unconfirmed).
public struct BarTextMetrics: Sendable, Equatable {
  /// The sizes of the title and of buttons.
  var titleSize = 17.0, buttonSize = 17.0
  /// The space at both sides of the bar, beside a button, and for the chevron.
  var margin = 8.0, gap = 16.0, chevron = 19.0
  /// The width of a button with an icon.
  var icon = 24.0

  /// iOS 7 and later.
  static let modern = BarTextMetrics()
  /// iOS 5 and 6: small bold texts in bordered buttons.
  static let classic = BarTextMetrics(
    titleSize: 20, buttonSize: 13, margin: 5, gap: 26, chevron: 30)
}

/// How the texts of a bar are fitted into its room (B22).
public enum TextFitting: Sendable {
  /// The title comes first; a long back text is replaced with a shorter one, then with none (C35).
  case replaced
  /// A text that is too long ends in an ellipsis; the back button has at most half of the room.
  case ellipsis

  /// The texts of the back button, nil if there is none, and of the title.
  ///
  /// `back` are the texts to choose from, the best one first.
  func fit(
    back: [String]?, title: String, isTitleBeside: Bool, _ ruler: TextRuler
  ) -> (back: String?, title: String) {
    let room = max(ruler.room, 0)
    switch self {
    case .replaced:
      let title = ruler.shorten(title, to: room, ruler.width(ofTitle:))
      let rest = room - (isTitleBeside ? ruler.width(ofTitle: title) : 0)
      return (back.map { $0.first { ruler.width(ofBack: $0) <= rest } ?? "" }, title)
    case .ellipsis:
      let whole = ruler.width(ofTitle: title)
      let half = title.isEmpty ? room : max((room / 2).rounded(.down), room - whole)
      let back = back?.first.map { ruler.shorten($0, to: half, ruler.width(ofBack:)) }
      let rest = room - (back.map(ruler.width(ofBack:)) ?? 0)
      return (back, ruler.shorten(title, to: rest, ruler.width(ofTitle:)))
    }
  }
}
