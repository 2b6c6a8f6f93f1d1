import EscapedText
import NavigationModel

/// A tree as a terminal shows it: what has changed since another one is marked, and of many rows
/// only those around the changes are printed.
///
///       window
///     ~ └─ nav  UINavigationController     appeared
///     ~    ├─ #2  TestBed "Root Level"     disappeared
///          ⋮  9,996 unchanged
///     +    └─ #9999  TestBed "Level 3"     appeared     top
///     - #9998  TestBed "Level 2"           removed
package struct MarkedTree {
  /// The lines, each with its change.
  package let lines: [MarkedLine]

  /// A line, with what has happened to its controller.
  package struct MarkedLine: Equatable, Sendable {
    /// The line, which begins with its mark.
    package let text: String
    /// What the mark says.
    package let mark: ChangeMark
  }

  /// The change of a line.
  package enum ChangeMark: String, Sendable, CaseIterable {
    case none = " "
    case added = "+"
    case changed = "~"
    case removed = "-"
  }

  /// The default maximum number of lines.
  package static let usualLimit = 40
  /// The columns of the marks.
  package static let margin = 2

  /// A tree after another one, for a terminal of a width; at most so many lines.
  package init(
    _ outline: TreeOutline, after former: TreeOutline, columns: Int, limit: Int = usualLimit
  ) {
    let changes = TreeChanges(from: former, to: outline)
    let removed = Self.removedLines(changes.removed)
    let excerpt = TreeExcerpt(of: outline, changes.ofRows, limit: max(limit - removed.count, 8))
    let tree = TreeLayout(outline, changes.ofRows, excerpt.rows, columns: columns - Self.margin)
    lines = zip(tree.marks + removed.map { _ in .removed }, tree.text(with: removed)).map {
      MarkedLine(text: "\($0.rawValue) \($1)", mark: $0)
    }
  }

  private static func removedLines(_ rows: [TreeRow]) -> [TreeLine] {
    let most = 4
    let shown = rows.count > most ? rows.prefix(most - 1) : rows[...]
    let rest = rows.count - shown.count
    return shown.map { TreeLine(text: $0.text(), state: "removed", notes: "") }
      + (rest > 0
        ? [TreeLine(text: "\(grouped(rest)) more", state: "removed", notes: "")] : [])
  }
}

/// The chosen rows of a tree as lines.
private struct TreeLayout {
  private var rows: [TreeLine] = []
  private(set) var marks: [MarkedTree.ChangeMark] = []
  private let columns: Int

  init(_ outline: TreeOutline, _ changes: [TreeChanges.Change], _ chosen: [Int], columns: Int) {
    self.columns = columns
    let names = outline.rows.lazy.compactMap(\.givenName)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var next = 0
    for index in chosen {
      addGap(outline, changes, next..<index)
      let row = outline.rows[index]
      let isUnique = row.givenName.map { counts[$0] == 1 } ?? true
      rows.append(
        TreeLine(
          text: indent(of: index, in: outline) + row.mark.text + row.text(isUnique: isUnique),
          state: row.state, notes: row.notes))
      marks.append(changes[index].mark)
      next = index + 1
    }
    addGap(outline, changes, next..<outline.rows.count)
  }

  private mutating func addGap(
    _ outline: TreeOutline, _ changes: [TreeChanges.Change], _ gap: Range<Int>
  ) {
    guard let first = gap.first else { return }
    let kinds = Set(gap.map { changes[$0] })
    let mark = (kinds.count == 1 ? kinds.first : .changed)?.mark ?? .none
    let words = "\(grouped(gap.count)) \(mark == .none ? "unchanged" : "more")"
    rows.append(
      TreeLine(text: "\(indent(of: first, in: outline))⋮  \(words)", state: "", notes: ""))
    marks.append(mark)
  }

  /// What is before a row; in its place the number of levels, if they take more than half of a line.
  private func indent(of row: Int, in outline: TreeOutline) -> String {
    var parts: [String] = []
    var index = row
    while let parent = outline.rows[index].parent {
      parts.append(outline.rows[parent].mark.continuation)
      index = parent
    }
    let isDeep = parts.count * 3 > columns / 2
    return isDeep ? "(level \(grouped(parts.count))) " : parts.reversed().joined()
  }

  /// The lines with others after them; states are in a column if there is room for that.
  func text(with others: [TreeLine]) -> [String] {
    let lines = rows + others
    let aligned = lines.aligned
    if aligned.allSatisfy({ $0.displayWidth <= columns }) { return aligned }
    return lines.map { line in
      [line.text, line.state, line.notes].filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}

extension TreeChanges.Change {
  fileprivate var mark: MarkedTree.ChangeMark {
    switch self {
    case .same: .none
    case .added: .added
    case .changed: .changed
    }
  }
}
