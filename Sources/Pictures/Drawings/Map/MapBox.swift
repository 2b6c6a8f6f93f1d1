import NavigationModel

/// The box of a screen in a map: its picture, its title, its number, and what is wrong with it.
struct MapBox: Sendable {
  /// Its texts, from above.
  let lines: [Line]
  /// Whether it has the sign of a way back.
  let leadsBack: Bool
  /// The size of the picture; nil without one.
  let picture: (width: Double, height: Double)?
  /// The size of the box.
  let size: (width: Double, height: Double)

  /// A line of text.
  struct Line: Sendable {
    let text: String
    let kind: Kind

    /// How it looks.
    enum Kind: Sendable { case title, note, finding }
  }

  static let pictureWidth = 96.0
  static let padding = 8.0, line = 14.0, sign = 18.0
  static let width = 140.0
  private static let mostFindings = 2

  /// The box of a screen, with that many others which lead to it, and a picture of some size.
  init(
    _ screen: ScreenGraph.Screen, number: Int, others: Int,
    picture whole: (width: Double, height: Double)?
  ) {
    leadsBack = screen.leadsBack
    let notes = Self.notes(screen, number, others) + Self.findings(screen)
    lines =
      [Line(text: MapStyle.title.fit(screen.title, in: Self.room), kind: .title)]
      + notes.map { Line(text: MapStyle.word.fit($0.text, in: Self.room), kind: $0.kind) }
    picture = whole.map { whole in
      (Self.pictureWidth, (Self.pictureWidth / max(whole.width, 1) * whole.height).rounded())
    }
    let height = (picture?.height).map { $0 + Self.padding } ?? 0
    size = (Self.width, height + Self.line * Double(lines.count) + 12)
  }

  /// The width that a line of text has; signs are beside it.
  static var room: Double { width - 2 * sign }

  /// Where the first line of text is, from the upper edge.
  var firstLine: Double { (picture?.height).map { $0 + Self.padding } ?? 0 }

  /// The number, how many states it has, and from where else it is reached.
  private static func notes(
    _ screen: ScreenGraph.Screen, _ number: Int, _ others: Int
  ) -> [Line] {
    let count = screen.states.count
    let parts = ["\(number)"] + (count > 1 ? ["×\(count)"] : [])
    let from = "also from \(others) \(others == 1 ? "screen" : "screens")"
    let texts = [parts.joined(separator: " · ")] + (others > 0 ? [from] : [])
    return texts.map { Line(text: $0, kind: .note) }
  }

  private static func findings(_ screen: ScreenGraph.Screen) -> [Line] {
    let labels = screen.findings.map(\.label)
    let rest = labels.count - mostFindings
    let shown = labels.prefix(mostFindings) + (rest > 0 ? ["and \(rest) more"] : [])
    return shown.map { Line(text: $0, kind: .finding) }
  }
}
