import Inspection

/// A page of a demo as text for a terminal.
struct DemoPageText {
  /// The text, with a newline.
  let text: String

  /// The width from which the screen is beside the tree.
  private static let wide = 120
  private static let margin = "  "

  /// The text for a terminal with some columns; nil if it isn't one.
  init(_ page: DemoPage, _ title: String, columns: Int?, paint: @escaping (String, Tone) -> String)
  {
    let layout = Layout(columns: columns, paint: paint)
    var paragraphs = [layout.rule(title)] + page.parts.map { layout.text(of: $0) }
    if !page.output.isEmpty { paragraphs.append(layout.output(page.output)) }
    if !page.advice.isEmpty { paragraphs.append(layout.folded(page.advice.dropLast())) }
    if !page.tree.isEmpty { paragraphs += layout.pictures(page.tree.rows, page.screen.rows) }
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
      let start = "── \(title) "
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

    /// Lines behind the margin; what continues a line that is too long is further in.
    private func indented(_ lines: [String], _ tone: Tone?) -> String {
      let further = margin + "  "
      let text = lines.map { line in
        let rows = Prose.folded(line, to: columns.map { $0 - further.count }).rows
        return line.isEmpty ? "" : margin + rows.joined(separator: "\n\(further)")
      }.joined(separator: "\n")
      return tone.map { paint(text, $0) } ?? text
    }

    func folded(_ text: some StringProtocol) -> String {
      Prose.folded(String(text), to: columns)
    }

    /// The tree and the screen, beside each other or the screen below.
    func pictures(_ tree: [String], _ screen: [String]) -> [String] {
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
      let lines = tree.map { columns.map($0.cut(toWidth:)) ?? $0 }
      let isTooWide = columns.map { screenWidth > $0 } ?? false
      let picture = isTooWide ? ["(the screen needs \(screenWidth) columns)"] : screen
      return [lines.joined(separator: "\n"), picture.joined(separator: "\n")]
    }

    private static func width(of lines: [String]) -> Int { lines.map(\.displayWidth).max() ?? 0 }
  }
}

extension String {
  /// Its lines.
  var rows: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
