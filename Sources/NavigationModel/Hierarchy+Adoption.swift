/// Which controllers a container may have: one rule for new children, for children that a cancelled
/// transition brings back, and for controllers whose view is added to another one's.
extension Hierarchy {
  /// Whether a controller may be added to another one: it is free, and the other one isn't in it.
  @inlinable
  public func mayAdd(_ id: ID, to container: ID) -> Bool {
    nodes.mayAdd(id, to: container)
  }

  /// Whether a container may have these children: its own ones, and those that may be added to it.
  public func mayHave(_ children: [ID], in container: ID) -> Bool {
    children.allSatisfy {
      contains($0) && self[$0].parent == container || mayAdd($0, to: container)
    }
  }

  /// Whether a controller is another one, or is in it: among its children, in its view, or
  /// presented by it.
  @inlinable
  public func isWithin(_ id: ID, _ other: ID) -> Bool {
    nodes.isWithin(id, other)
  }
}
