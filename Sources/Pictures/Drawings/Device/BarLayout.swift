import NavigationModel

/// Where the texts of a navigation bar are, from its left edge.
///
/// The sides are laid out first, except that a third is reserved for the title; the title is in the
/// middle of the bar if it fits there, else between them.
struct BarLayout: Sendable {
  let left, right, middle: [Frame]
  let title: Frame

  /// The layout of a bar of a width.
  init(_ bar: Screen.Bar, _ look: BarLook, width: Double, margin: Double = 4) {
    let room = width - 2 * margin
    let wanted =
      bar.hasLargeTitle
      ? 0
      : bar.middle.isEmpty
        ? look.title.width(bar.title) + 8 : bar.middle.naturalWidth + 8
    let leading = bar.left.map { Self.width(of: $0, look) }
    let trailing = bar.right.map { Self.width(of: $0, look) }
    let sides = max(room - min(wanted, room / 3), 0)
    let (first, second) = Self.share(sides, leading.reduce(0, +), trailing.reduce(0, +))
    left = Self.places(leading, in: first, from: margin)
    right = Self.places(trailing, in: second, from: width - margin - second)
    let start = margin + first, end = width - margin - second
    let own = min(wanted, end - start)
    let inner = (bar.middleButtons ?? []).map { Self.width(of: $0, look) }
    let buttons = inner.reduce(0, +)
    let isLeading = bar.isTitleLeading == true || !inner.isEmpty
    // A leading title has a little distance from what is before it.
    let x = isLeading ? start + 8 : min(max((width - own) / 2, start), end - own)
    let rest = inner.isEmpty ? own : min(own, max(end - x - buttons, 0))
    title = Frame(x: x, y: 0, width: max(rest, 0), height: 0)
    let inside = bar.hasLargeTitle ? start : x + rest
    middle = Self.places(
      inner, in: max(end - inside, 0),
      from: min(max((width - buttons) / 2, inside), max(end - buttons, inside)))
  }

  /// What each side gets: neither takes more than half unless the other one needs less.
  private static func share(
    _ room: Double, _ left: Double, _ right: Double
  ) -> (Double, Double) {
    guard left + right > room else { return (left, right) }
    let first = min(left, max(room / 2, room - right))
    return (first, room - first)
  }

  private static func places(_ widths: [Double], in room: Double, from start: Double) -> [Frame] {
    let scale = min(1, room / max(widths.reduce(0, +), 1))
    var x = start
    return widths.map { width in
      defer { x += width * scale }
      return Frame(x: x, y: 0, width: width * scale, height: 0)
    }
  }

  private static func width(of button: Screen.Button, _ look: BarLook) -> Double {
    if let parts = button.parts { return parts.naturalWidth + 8 }
    let text = button.barWidth(look.button)
    return max(text + (button.isBack ? look.isBevelled ? 32 : 28 : 18), 34)
  }
}
