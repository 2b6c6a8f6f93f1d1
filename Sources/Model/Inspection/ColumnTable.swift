/// A table for a terminal: columns that don't fit beside the others are in further blocks, each with
/// the first column.
///
/// A block has only the rows that have a cell in it. Cells with arguments take two lines where that
/// brings more columns into a block.
struct ColumnTable<Head> {
  /// A row: what its first cell is made from, and the others by their columns.
  struct Row {
    let head: Head
    var cells: [Int: String] = [:]
    /// What is said instead of cells, in every block.
    var note: String?
  }

  /// The headings of the columns, the first one's first.
  let headings: [String]
  /// The rows.
  let rows: [Row]
  /// The first cells of the rows of a block.
  let heads: ([Head]) -> [String]

  /// The lines for a number of columns of a terminal; without it, all columns are in one block.
  func lines(columns: Int?) -> [String] {
    let headWidth =
      (heads(rows.filter { $0.note == nil }.map(\.head)) + [headings[0]])
      .map(\.displayWidth).max() ?? 0
    let room = columns.map { $0 - headWidth } ?? .max
    let isWhole = blocks(of: columnWidths { [$0] }, in: room).count == 1
    let widths = columnWidths(isWhole ? { [$0] } : Self.lines)
    return Array(
      blocks(of: widths, in: room).map { lines(of: $0, headWidth, widths) }
        .joined(separator: [""]))
  }

  /// The name of a call, and its arguments below it.
  private static func lines(of cell: String) -> [String] {
    guard let arguments = cell.firstIndex(of: "(") else { return [cell] }
    return [String(cell[..<arguments]), " " + cell[arguments...]]
  }

  private func columnWidths(_ lines: (String) -> [String]) -> [Int] {
    var widths = headings.map(\.displayWidth)
    for row in rows {
      for (column, cell) in row.cells {
        widths[column] = lines(cell).reduce(widths[column]) { max($0, $1.displayWidth) }
      }
    }
    return widths.map { $0 + 2 }
  }

  private func blocks(of widths: [Int], in room: Int) -> [[Int]] {
    var blocks: [[Int]] = [[]]
    var width = 0
    for column in widths.indices.dropFirst() {
      if width > 0, width + widths[column] > room {
        blocks.append([])
        width = 0
      }
      blocks[blocks.count - 1].append(column)
      width += widths[column]
    }
    return blocks
  }

  private func lines(of block: [Int], _ headWidth: Int, _ widths: [Int]) -> [String] {
    let isWhole = block.count == headings.count - 1
    let shown = rows.filter { row in
      isWhole || row.note != nil || block.contains { row.cells[$0] != nil }
    }
    let titles = Dictionary(uniqueKeysWithValues: block.map { ($0, headings[$0]) })
    let body = zip(heads(shown.map(\.head)), shown).flatMap { head, row in
      guard let note = row.note else {
        return lines(of: row.cells, behind: head, headWidth, block, widths)
      }
      return [note.isEmpty ? head : head.padded(to: headWidth + 2) + note]
    }
    return lines(of: titles, behind: headings[0], headWidth, block, widths) + body
  }

  /// The lines of a row: the second one has what doesn't fit into the columns.
  private func lines(
    of cells: [Int: String], behind head: String, _ headWidth: Int, _ block: [Int], _ widths: [Int]
  ) -> [String] {
    var lines = [head, ""]
    var column = headWidth
    for number in block {
      let cell = cells[number] ?? ""
      let parts = cell.displayWidth <= widths[number] - 2 ? [cell] : Self.lines(of: cell)
      for (index, part) in parts.enumerated() where !part.isEmpty {
        lines[index] = lines[index].padded(to: column + 2) + part
      }
      column += widths[number]
    }
    return lines[1].isEmpty ? [lines[0]] : lines
  }
}
