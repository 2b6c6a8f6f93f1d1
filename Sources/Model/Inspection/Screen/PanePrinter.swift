import NavigationModel

/// Draws a controller's part of the screen: its bars, and what is between them.
///
/// Its canvas includes the columns of the frame on both sides, so that lines meet it.
struct PanePrinter {
  /// How many points a column represents.
  let pointsPerColumn: Double
  /// The maximum number of lines of contents.
  let limit: Int

  /// A distance in columns, never more than any picture has; one that isn't a number is the margin
  /// of a text.
  func columns(
    _ points: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    let columns = points / pointsPerColumn
    return columns.isNaN ? 2 : Int(min(max(columns, 0), 1000).rounded(rule))
  }

  /// A pane between the upper and the lower edge of its frame; it is at least that high.
  ///
  /// A pane without a column for text is empty: its contents could only be narrower, and each of
  /// two side by side is drawn twice.
  func canvas(of pane: Screen.Pane, width: Int, height: Int = 0) -> Canvas {
    guard width > 4 else { return Canvas(width: width, height: max(height, 1)) }
    let above = pane.bar.map { self.canvas(ofBar: $0, width: width) }
    let below =
      [
        pane.toolbar.map { BarPrinter(width: width).canvas(ofToolbar: $0, pane.toolbarBackground) }
      ].compactMap { $0 } + tabs(of: pane, width: width)
    let barHeight = ([above].compactMap { $0 } + below).reduce(0) { $0 + $1.height }
    let contents = contents(of: pane, width: width, height: height - barHeight)
    let parts = [above, contents].compactMap { $0 } + below
    var canvas = Canvas(width: width, height: parts.reduce(0) { $0 + $1.height })
    var y = 0
    for part in parts {
      canvas.draw(part, x: 0, y: y)
      y += part.height
    }
    canvas.joinLooseEnds()
    return canvas
  }

  /// The bar of tabs, and what is above it, or beside a minimised one (F98).
  private func tabs(of pane: Screen.Pane, width: Int) -> [Canvas] {
    guard let accessory = pane.accessory else {
      return pane.tabs.map { [BarPrinter(width: width).canvas(ofTabs: $0, pane.tabsBackground)] }
        ?? []
    }
    let left = accessory.isInline ? width / 3 : 0
    let contents = ElementPrinter(panes: self, width: width - left).canvas(of: accessory.elements)
    var canvas = Canvas(width: width, height: contents.height + 1)
    if accessory.isInline, let tabs = pane.tabs {
      canvas.draw(BarPrinter(width: left + 1).canvas(ofTabs: tabs), x: 0, y: 0)
    }
    canvas.drawHorizontal(y: 0, from: 0, to: width - 1)
    canvas.draw(contents, x: left, y: 1)
    if accessory.isInline { return [canvas] }
    return [canvas]
      + (pane.tabs.map { [BarPrinter(width: width).canvas(ofTabs: $0, pane.tabsBackground)] } ?? [])
  }

  /// A navigation bar, with its search bar.
  func canvas(ofBar bar: Screen.Bar, width: Int) -> Canvas {
    let search = ElementPrinter(panes: self, width: width).canvas(of: bar.search)
    return BarPrinter(width: width).canvas(of: bar, search: search)
  }

  /// The height of the bar at the top of a pane in rows, including its line.
  func barHeight(of pane: Screen.Pane) -> Int {
    if let bar = pane.bar { return canvas(ofBar: bar, width: 40).height }
    return pane.columns.map(barHeight).max() ?? 0
  }

  private func contents(of pane: Screen.Pane, width: Int, height: Int) -> Canvas {
    let own = ElementPrinter(panes: self, width: width).canvas(of: pane.elements)
      .cut(toHeight: limit)
    let rest = height - own.height
    let inner = columns(of: pane, width: width, height: rest)
    var canvas = Canvas(width: width, height: own.height)
    canvas.grow(to: max(own.height + inner.height, height, 1))
    canvas.draw(own, x: 0, y: 0)
    canvas.draw(inner, x: 0, y: own.height)
    return canvas
  }

  /// The panes of the controllers in one, separated by lines.
  private func columns(of pane: Screen.Pane, width: Int, height: Int) -> Canvas {
    guard pane.columns.count > 1 else {
      return pane.columns.first.map { canvas(of: $0, width: width, height: height) }
        ?? Canvas(width: width, height: 0)
    }
    let widths = widths(of: pane.columns.map(\.share), in: width)
    let natural = zip(pane.columns, widths).map { canvas(of: $0, width: $1).height }
    let height = max(height, natural.max() ?? 0)
    var result = Canvas(width: width, height: height)
    var x = 0
    for (column, width) in zip(pane.columns, widths) {
      let drawing = canvas(of: column, width: width, height: height)
      if x > 0 { result.drawVertical(x: x, from: -1, to: height) }
      result.draw(drawing, x: x, y: 0)
      x += width - 1
    }
    return result
  }

  /// The widths of columns that share the lines between them.
  private func widths(of shares: [Int], in width: Int) -> [Int] {
    let shares = shares.map { min(max($0, 1), 100) }
    let total = max(shares.reduce(0, +), 1)
    let room = width - 1
    let edges = shares.indices.map { room * shares[...$0].reduce(0, +) / total }
    return zip(edges, [0] + edges).map { $0 - $1 + 1 }
  }
}
