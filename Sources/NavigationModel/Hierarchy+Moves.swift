/// The calls about a new parent belong to the child, not to a visible change: a container that is
/// filled off screen owes them until the child appears (C11).
extension Hierarchy {
  /// Records what a container owes to its new children; the program itself calls what is about
  /// those that it places (A36).
  mutating func oweMoves(to change: Change) {
    guard let subject = change.subject, !change.adopted.isEmpty else { return }
    let container = self[subject]
    for id in change.adopted {
      // The root of a stack that has not appeared receives none (D32, unconfirmed).
      let isNewRoot =
        container.showing == .last && !change.isAttached && container.children.first == id
      self[id].owedMoves = container.showing == .placed || isNewRoot ? .none : .both
    }
  }

  /// Whether `willMove(toParent:)` is due to a child, before it is loaded; then only `didMove` is
  /// left.
  package mutating func payWillMove(_ id: ID) -> Bool {
    guard nodes[Int(id.slot)].owedMoves == .both else { return false }
    nodes[Int(id.slot)].owedMoves = .didMove
    return true
  }

  /// Whether `didMove(toParent:)` is due to a child, which has to have appeared.
  package mutating func payDidMove(_ id: ID) -> Bool {
    guard nodes[Int(id.slot)].owedMoves == .didMove, nodes[Int(id.slot)].appearance == .appeared
    else { return false }
    nodes[Int(id.slot)].owedMoves = .none
    return true
  }
}
