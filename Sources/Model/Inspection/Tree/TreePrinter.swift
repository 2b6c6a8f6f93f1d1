import NavigationModel

/// Prints a hierarchy as a tree, a line for each controller, with presented controllers after `=>`.
///
///     window
///     └─ nav  UINavigationController     appeared
///        ├─ #2  TestBed "Root Level"     disappeared
///        └─ #4  TestBed "Level 3"        appeared     top
public struct TreePrinter: HierarchyText {
  private let hierarchy: Hierarchy

  /// Makes a printer of a hierarchy.
  public init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
  }

  /// Every window with its family and the controllers presented over it.
  public func text() -> String { TreeOutline(hierarchy).text }

  /// A controller with its descendants and the controllers presented over it.
  public func text(from root: Hierarchy.ID) -> String { TreeOutline(hierarchy, from: root).text }
}

extension TreeOutline {
  /// The rows as text, with states and notes aligned in columns.
  package var text: String {
    var indents: [String] = []
    indents.reserveCapacity(rows.count)
    let lines = rows.map { row in
      let indent = row.parent.map { indents[$0] + rows[$0].mark.continuation } ?? ""
      indents.append(indent)
      return TreeLine(text: indent + row.mark.text + row.text(), state: row.state, notes: row.notes)
    }
    return lines.aligned.joined(separator: "\n")
  }

  /// The rows as text with two spaces between their parts, and other numbers of controllers without
  /// a name.
  package func unalignedText(numbers: [Int32: String]) -> String {
    var indents: [String] = []
    return rows.map { row in
      let indent = row.parent.map { indents[$0] + rows[$0].mark.continuation } ?? ""
      indents.append(indent)
      let text = row.text(number: row.id.flatMap { numbers[$0.number] })
      return [indent + row.mark.text + text, row.state, row.notes].filter { !$0.isEmpty }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// A line of a tree, before its parts are aligned.
struct TreeLine {
  let text: String
  let state: String
  let notes: String
}

extension [TreeLine] {
  /// The lines, with states and notes in columns.
  var aligned: [String] {
    let width = lazy.filter { !$0.state.isEmpty }.map(\.text.displayWidth).max() ?? 0
    let stateWidth = lazy.map(\.state.utf8.count).max() ?? 0
    return map { line in
      if line.state.isEmpty { return line.text }
      let state = line.text.padded(to: width + 3) + line.state
      return line.notes.isEmpty
        ? state
        : state + String(repeating: " ", count: stateWidth - line.state.utf8.count + 3) + line.notes
    }
  }
}
