/// The calls about a new parent belong to the child, not to a visible change: a container that is
/// filled off screen calls the first one at once, and owes the second one until the child has appeared
/// (C11, J10).
extension Hierarchy {
  /// The root of a stack that comes from an archive receives none (D32, D40, unconfirmed), nor does
  /// UIKit's own.
  package mutating func exemptRoot(of stack: ID) {
    if let root = nodes[Int(stack.slot)].children.first { exempt(root) }
  }

  /// A controller of UIKit's own, whose moves no program can see, receives none of its addition.
  package mutating func exempt(_ id: ID) { nodes[Int(id.slot)].owedMoves = .none }

  /// Whether a child, present or former, has received `willMove(toParent:)` of its container, so that
  /// it receives the moves of its removal as well, in a window or not (A36, C11).
  package func hasBegunMove(_ id: ID) -> Bool {
    switch nodes[Int(id.slot)].owedMoves {
    case .both: false
    case .didMove: true
    case .none: !nodes[Int(id.slot)].isNewChild
    }
  }

  /// Whether `willMove(toParent:)` is due to a child, when it is added; then only `didMove` is left.
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

extension Change {
  /// Leaves nothing but the children that came and those that went.
  package mutating func keepOnlyChildren() {
    leaving = []
    entering = []
    reveals = []
  }
}
