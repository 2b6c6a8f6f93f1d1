import NavigationModel

/// The rows of a tree of controllers, without their layout.
///
/// Two outlines are equal if the same is printed for both.
package struct TreeOutline: Sendable, Equatable {
  /// The rows, parents before their children.
  package private(set) var rows: [TreeRow] = []

  /// No rows.
  package init() {}

  /// Every window with its family and the controllers presented over it.
  package init(_ hierarchy: Hierarchy) {
    let windows = hierarchy.windows.filter { !$0.isClosed }
    for window in windows {
      let number = windows.count > 1 ? " \(window.number)" : ""
      let heading =
        "window\(number)\(window.scene.map { "  scene \($0)" } ?? "")"
        + "\(window.isVisible ? "" : "  hidden")\(window.root == nil ? "  no root" : "")"
      let top = rows.count
      rows.append(TreeRow(heading: heading, window: window.number))
      for id in window.tops {
        append(
          Branch(
            id: id, parent: top, mark: id == window.tops.last ? .last : .child,
            placement: id == window.root ? .none : .notTheRoot), of: hierarchy)
      }
    }
  }

  /// A controller with its descendants and the controllers presented over it.
  package init(_ hierarchy: Hierarchy, from root: Hierarchy.ID) {
    append(Branch(id: root, parent: nil, mark: .top, placement: .none), of: hierarchy)
  }

  /// A controller whose row is still to be added.
  private struct Branch {
    let id: Hierarchy.ID
    let parent: Int?
    let mark: TreeRow.Mark
    let placement: TreeRow.Placement
  }

  /// The children of a controller that has its row, and how many of them have theirs.
  private struct Level {
    let node: Node
    let inside: [Hierarchy.ID]
    let row: Int
    var written = 0
  }

  /// Adds a controller, its descendants and the controllers presented over it; families may be
  /// nested deeper than the call stack allows.
  private mutating func append(_ root: Branch, of hierarchy: Hierarchy) {
    var levels = [add(root, of: hierarchy)]
    while !levels.isEmpty {
      if let branch = Self.nextBranch(in: &levels[levels.count - 1]) {
        levels.append(add(branch, of: hierarchy))
      } else {
        levels.removeLast()
      }
    }
  }

  private mutating func add(_ branch: Branch, of hierarchy: Hierarchy) -> Level {
    let node = hierarchy[branch.id]
    rows.append(
      TreeRow(node, parent: branch.parent, mark: branch.mark, placement: branch.placement))
    return Level(
      node: node,
      inside: node.uncontainedChildren.isEmpty
        ? node.children : node.children + node.uncontainedChildren,
      row: rows.count - 1)
  }

  /// The next child of a controller, and after its children the controller it presents.
  private static func nextBranch(in level: inout Level) -> Branch? {
    let index = level.written
    level.written += 1
    let presentation = level.node.presentation
    if index < level.inside.count {
      let isLast = index == level.inside.count - 1 && presentation == nil
      return Branch(
        id: level.inside[index], parent: level.row, mark: isLast ? .last : .child,
        placement: placement(of: level.inside[index], in: level.node))
    }
    guard let presentation, index == level.inside.count else { return nil }
    return Branch(
      id: presentation.presented, parent: level.row, mark: .presented,
      placement: .presented(presentation.style, isLeaving: presentation.isLeaving))
  }

  private static func placement(of child: Hierarchy.ID, in parent: Node) -> TreeRow.Placement {
    if parent.uncontainedChildren.contains(child) { return .notAChild }
    guard parent.children.count > 1, parent.shown.contains(child) else { return .none }
    return parent.showing == .last ? .top : .shown
  }
}
