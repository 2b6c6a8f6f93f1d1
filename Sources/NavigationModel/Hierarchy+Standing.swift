/// Where everybody stands with respect to the screen, kept beside the links so that nobody has to
/// walk up to a window: walks from each of many nested containers would cost their square.
extension Hierarchy {
  /// Where a controller stands with respect to the screen.
  public enum Place: Sendable {
    /// No chain of parents and presenters leads to a window.
    case detached
    /// In a window, but covered, not selected, or the window is hidden.
    case hidden
    /// On screen.
    case visible
  }

  /// Where a controller stands.
  @inlinable @inline(__always)
  public func place(of id: ID) -> Place {
    let slot = Int(id.slot)
    if nodes[slot].isOnScreen { return .visible }
    return nodes[slot].familyWindow == nil ? .detached : .hidden
  }

  /// Whether a controller is on screen.
  @inlinable @inline(__always)
  public func isVisible(_ id: ID) -> Bool { nodes[Int(id.slot)].isOnScreen }

  /// The number of the window that a chain of parents and presenters leads to.
  @inlinable @inline(__always)
  public func window(of id: ID) -> Int? { self[id].familyWindow }

  /// Notes who came on the screen or left it: everybody of a list.
  mutating func mark(_ ids: Few<ID>, onScreen: Bool) {
    for id in ids { nodes[Int(id.slot)].isOnScreen = onScreen }
  }

  /// Notes that a controller on screen leaves it with everybody seen through it.
  mutating func hide(from id: ID) {
    guard isVisible(id) || self[id].presentation != nil else { return }
    var family: Few<ID> = []
    appendVisible(from: id, to: &family)
    mark(family, onScreen: false)
  }

  /// Notes that a controller is reached on the screen, and so everybody seen through it.
  mutating func reveal(from id: ID) {
    var family: Few<ID> = []
    appendVisible(from: id, to: &family)
    mark(family, onScreen: true)
  }

  /// Notes the window of a controller that has another place, and that of everybody below it; costs
  /// what is moved.
  mutating func settle(_ id: ID) {
    let slot = Int(id.slot)
    let window = support(of: id).map { nodes[Int($0.slot)].familyWindow } ?? nodes[slot].window
    guard nodes[slot].familyWindow != window else { return }
    if nodes[slot].isAlone {
      nodes[slot].familyWindow = window
    } else {
      for member in members(below: [id]) { nodes[Int(member.slot)].familyWindow = window }
    }
  }
}

extension Node {
  /// Whether nobody's place depends on it.
  @inline(__always)
  var isAlone: Bool { children.isEmpty && guests.isEmpty && presentation == nil }

  /// Whether it has a place, or somebody has one with it.
  @inline(__always)
  var isLinked: Bool {
    !isAlone || parent != nil || host != nil || presenter != nil || window != nil
  }
}
