/// Which controllers a container may have: one rule for new children, for children that a cancelled
/// transition brings back, and for controllers whose view is added to another one's.
extension Hierarchy {
  /// Whether no container, presenter, view or window has a controller.
  @inlinable @inline(__always)  // bench: tree of depth 10,000, 19 % with the others
  public func isFree(_ id: ID) -> Bool {
    support(of: id) == nil && nodes[Int(id.slot)].window == nil
      && nodes[Int(id.slot)].hostWindow == nil
  }

  /// Whether a controller may be added to another one: it is free, and the other one isn't in it.
  @inlinable @inline(__always)  // bench: tree of depth 10,000, 19 % with the others
  public func mayAdd(_ id: ID, to container: ID) -> Bool {
    contains(id) && isFree(id) && !isWithin(container, id)
  }

  /// Whether a container may have these children: its own ones, and those that may be added to it.
  public func mayHave(_ children: [ID], in container: ID) -> Bool {
    children.allSatisfy {
      contains($0) && self[$0].parent == container || mayAdd($0, to: container)
    }
  }

  /// Whether a controller is another one, or is in it: among its children, in its view, or
  /// presented by it.
  @inlinable @inline(__always)  // bench: tree of depth 10,000, 19 % with the others
  public func isWithin(_ id: ID, _ other: ID) -> Bool {
    // Nothing is in a controller without children, whatever the depth.
    id == other || hasDependents(other) && isSupported(id, by: other)
  }

  /// Whether the place of a controller depends on another one, found by walking up.
  @usableFromInline
  func isSupported(_ id: ID, by other: ID) -> Bool {
    var ancestor = support(of: id)
    while let current = ancestor {
      if current == other { return true }
      ancestor = support(of: current)
    }
    return false
  }
}
