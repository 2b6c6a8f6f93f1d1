import Escaping
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
  public func text() -> String {
    let windows = hierarchy.windows.filter { !$0.isClosed }
    let several = windows.count > 1
    var rows: [TreeRow] = []
    for window in windows {
      var text = several ? "window \(window.number)" : "window"
      if !window.isVisible { text += "  hidden" }
      if window.root == nil { text += "  no root" }
      rows.append(TreeRow(text: text, state: "", notes: ""))
      for id in window.tops {
        let isLast = id == window.tops.last
        append(
          Branch(
            id: id, indent: "", mark: isLast ? "└─ " : "├─ ", continuing: isLast ? "   " : "│  ",
            notes: id == window.root ? [] : ["not the root"]), to: &rows)
      }
    }
    return format(rows)
  }

  /// A controller with its descendants and the controllers presented over it.
  public func text(from root: Hierarchy.ID) -> String {
    var rows: [TreeRow] = []
    append(Branch(id: root, indent: "", mark: "", continuing: "", notes: []), to: &rows)
    return format(rows)
  }

  private struct TreeRow {
    let text: String
    let width: Int
    let state: String
    let notes: String

    init(text: String, state: String, notes: String) {
      self.text = text
      self.state = state
      self.notes = notes
      width = text.displayWidth
    }
  }

  /// A controller that is still to be printed, and the prefixes for it and its descendants.
  private struct Branch {
    let id: Hierarchy.ID
    let indent, mark, continuing: String
    let notes: [String]
  }

  /// The children of a printed controller, and how many of them have been printed.
  private struct Level {
    let node: Node
    let inside: [Hierarchy.ID]
    let indent: String
    var written = 0
  }

  /// Adds a controller, its descendants and the controllers presented over it; families may be
  /// nested deeper than the call stack allows.
  private func append(_ root: Branch, to rows: inout [TreeRow]) {
    var levels = [write(root, to: &rows)]
    while !levels.isEmpty {
      if let branch = nextBranch(in: &levels[levels.count - 1]) {
        levels.append(write(branch, to: &rows))
      } else {
        levels.removeLast()
      }
    }
  }

  private func write(_ branch: Branch, to rows: inout [TreeRow]) -> Level {
    let node = hierarchy[branch.id]
    let notes = branch.notes + (node.isViewLoaded ? [] : ["view not loaded"])
    rows.append(
      TreeRow(
        text: branch.indent + branch.mark + title(of: node), state: node.appearance.rawValue,
        notes: notes.joined(separator: ", ")))
    return Level(
      node: node,
      inside: node.uncontainedChildren.isEmpty
        ? node.children : node.children + node.uncontainedChildren,
      indent: branch.indent + branch.continuing)
  }

  /// The next child of a controller, and after its children the controller it presents.
  private func nextBranch(in level: inout Level) -> Branch? {
    let index = level.written
    level.written += 1
    let presentation = level.node.presentation
    if index < level.inside.count {
      let isLast = index == level.inside.count - 1 && presentation == nil
      return Branch(
        id: level.inside[index], indent: level.indent, mark: isLast ? "└─ " : "├─ ",
        continuing: isLast ? "   " : "│  ",
        notes: placement(of: level.inside[index], in: level.node))
    }
    guard let presentation, index == level.inside.count else { return nil }
    return Branch(
      id: presentation.presented, indent: level.indent, mark: "=> ", continuing: "   ",
      notes: ["\(presentation.style)"] + (presentation.isLeaving ? ["leaving"] : []))
  }

  /// `nav  UINavigationController "Items"`; the number replaces a missing name.
  private func title(of node: Node) -> String {
    let title = node.description.title.map { " \"\($0.escaped)\"" } ?? ""
    let name = node.description.name?.escaped ?? node.id.description
    return "\(name)  \(node.description.className.escaped)\(title)"
  }

  private func placement(of child: Hierarchy.ID, in parent: Node) -> [String] {
    if parent.uncontainedChildren.contains(child) { return ["not a child"] }
    guard parent.children.count > 1, parent.shown.contains(child) else { return [] }
    return parent.showing == .last ? ["top"] : ["shown"]
  }

  /// Aligns states and notes in columns.
  private func format(_ rows: [TreeRow]) -> String {
    let width = rows.lazy.filter { !$0.state.isEmpty }.map(\.width).max() ?? 0
    let stateWidth = rows.lazy.map(\.state.utf8.count).max() ?? 0
    var text = ""
    text.reserveCapacity(rows.count * (width + stateWidth + 24))
    for (index, row) in rows.enumerated() {
      if index > 0 { text += "\n" }
      text += row.text
      if row.state.isEmpty { continue }
      text.append(spaces: width - row.width + 3)
      text += row.state
      if row.notes.isEmpty { continue }
      text.append(spaces: stateWidth - row.state.utf8.count + 3)
      text += row.notes
    }
    return text
  }
}

extension String {
  fileprivate mutating func append(spaces count: Int) {
    for _ in 0..<count { append(" ") }
  }
}
