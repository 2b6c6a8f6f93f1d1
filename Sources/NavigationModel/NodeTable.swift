/// What is read of several nodes, or of a part of one.
///
/// These are functions of the table and not of the hierarchy or a node, so that the engine retains
/// the table alone for a call, instead of a copy of everything in it.
extension [Node] {
  /// Whether the identifier belongs to a controller that is still alive.
  @inlinable
  func contains(_ id: Hierarchy.ID) -> Bool {
    Int(id.slot) < count && self[Int(id.slot)].id == id
  }

  /// The number of the window that a controller's view is in (C1); nil if it is in none.
  @usableFromInline
  func viewWindow(of id: Hierarchy.ID) -> Int? {
    var current = id
    while contains(current) {
      switch self[Int(current.slot)].viewPlace {
      case .none: return nil
      case .window(let number): return number
      case .view(let outer): current = outer
      }
    }
    return nil
  }

  /// Whether a controller has children, contained or not, or presents: other controllers' places depend
  /// on it.
  @usableFromInline
  func hasDependents(_ id: Hierarchy.ID) -> Bool {
    let slot = Int(id.slot)
    return !self[slot].children.isEmpty || !self[slot].uncontainedChildren.isEmpty
      || self[slot].presentation != nil
  }

  /// Whether a controller has a place, or another controller has one with it.
  func isLinked(_ id: Hierarchy.ID) -> Bool {
    hasDependents(id) || !self[Int(id.slot)].isFree || self[Int(id.slot)].strandedWindow != nil
  }

  /// Whether the place of a controller depends on another one, found by walking up.
  @usableFromInline
  func isSupported(_ id: Hierarchy.ID, by other: Hierarchy.ID) -> Bool {
    var ancestor = self[Int(id.slot)].support
    while let current = ancestor {
      if current == other { return true }
      ancestor = self[Int(current.slot)].support
    }
    return false
  }
}
