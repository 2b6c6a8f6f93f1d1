import Inspection

/// A page of a demo as text for a terminal.
struct DemoPageText {
  /// The text, with a newline.
  let text: String

  /// The width from which the screen is beside the tree.
  private static let wide = 120
  private static let margin = "  "

  /// The columns that output has on a terminal; nil if that isn't one.
  static func columns(ofOutputAt columns: Int?) -> Int? {
    Layout(columns: columns) { text, _ in text }.outputColumns
  }

  /// The text for a terminal with some columns, nil if it isn't one; the tree and the screen are
  /// left out where they are those of the page above.
  init(
    _ page: DemoPage, _ title: String, below above: DemoPage? = nil, columns: Int?,
    paint: @escaping (String, Tone) -> String
  ) {
    let layout = Layout(columns: columns, paint: paint)
    var paragraphs = [layout.rule(title)] + page.parts.map { layout.text(of: $0) }
    if !page.output.isEmpty { paragraphs.append(layout.output(page.output)) }
    if !page.advice.isEmpty { paragraphs.append(layout.folded(page.advice.dropLast())) }
    if !page.tree.isEmpty { paragraphs += layout.pictures(of: page, below: above) }
    text = paragraphs.map { $0 + "\n" }.joined(separator: "\n") + "\n"
  }

  private struct Layout {
    let columns: Int?
    let paint: (String, Tone) -> String

    /// Prose is no wider, so that it can be read.
    private var proseWidth: Int { min(columns ?? 80, 80) }

    /// Spaces before code and output, where there is room.
    private var margin: String { columns.map { $0 < 60 } == true ? "" : DemoPageText.margin }

    func rule(_ title: String) -> String {
      var start = "── \(title) "
      // The number of the page is worth more than the end of the name.
      if start.displayWidth > proseWidth, let point = title.lastIndex(of: "·") {
        let number = " \(title[point...]) "
        let name = String(title[..<point]).cut(toWidth: proseWidth - number.displayWidth - 3)
        start = "── \(name)\(number)"
      }
      return start.cut(toWidth: proseWidth)
        + String(repeating: "─", count: max(proseWidth - start.displayWidth, 0))
    }

    func text(of part: DemoPart) -> String {
      switch part {
      case .prose(let text): Prose.folded(text, to: proseWidth)
      case .code(let lines): indented(lines, .code)
      case .difference(let lines): lines.map(difference).joined(separator: "\n")
      }
    }

    private func difference(_ line: String) -> String {
      let tones: [Character: Tone] = ["-": .error, "+": .added]
      return indented([line], line.first.flatMap { tones[$0] })
    }

    func output(_ lines: [String]) -> String {
      indented(lines, .event)
    }

    /// The columns behind the margin, and behind that of a line that continues one.
    var outputColumns: Int? { columns.map { $0 - further.count } }

    private var further: String { margin + "  " }

    /// Lines behind the margin; what continues a line that is too long is further in.
    private func indented(_ lines: [String], _ tone: Tone?) -> String {
      let text = lines.map { line in
        let rows = Prose.folded(line, to: outputColumns).rows
        return line.isEmpty ? "" : margin + rows.joined(separator: "\n\(further)")
      }.joined(separator: "\n")
      return tone.map { paint(text, $0) } ?? text
    }

    func folded(_ text: some StringProtocol) -> String {
      Prose.folded(String(text), to: columns)
    }

    /// The tree and the screen, or what there is to say where they are those of the page above.
    func pictures(of page: DemoPage, below above: DemoPage?) -> [String] {
      let (tree, screen) = (page.tree.rows, page.screen.rows)
      let isTreeAbove = page.tree == above?.tree && !page.printsTree
      let isScreenAbove = page.screen == above?.screen && !page.printsScreen
      switch (isTreeAbove, isScreenAbove) {
      case (false, false): return pictures(tree, screen)
      case (false, true): return [picture(of: tree), "(the screen is as before)"]
      case (true, false): return ["(the hierarchy is as before)", picture(ofScreen: screen)]
      case (true, true): return [folded("(the hierarchy and the screen are as before)")]
      }
    }

    /// The tree and the screen, beside each other or the screen below.
    private func pictures(_ tree: [String], _ screen: [String]) -> [String] {
      let (treeWidth, screenWidth) = (Self.width(of: tree), Self.width(of: screen))
      let gap = "   "
      if let columns, columns >= DemoPageText.wide,
        screenWidth + gap.count + treeWidth <= columns
      {
        let rows = (0..<max(tree.count, screen.count)).map { row in
          let left = row < screen.count ? screen[row] : ""
          guard row < tree.count else { return left }
          let space = String(repeating: " ", count: screenWidth - left.displayWidth)
          return left + space + gap + tree[row]
        }
        return [rows.joined(separator: "\n")]
      }
      return [picture(of: tree), picture(ofScreen: screen)]
    }

    private func picture(of tree: [String]) -> String {
      tree.map { columns.map($0.cut(toWidth:)) ?? $0 }.joined(separator: "\n")
    }

    private func picture(ofScreen screen: [String]) -> String {
      let width = Self.width(of: screen)
      let isTooWide = columns.map { width > $0 } ?? false
      return isTooWide ? "(the screen needs \(width) columns)" : screen.joined(separator: "\n")
    }

    private static func width(of lines: [String]) -> Int { lines.map(\.displayWidth).max() ?? 0 }
  }
}

extension String {
  /// Its lines.
  var rows: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
