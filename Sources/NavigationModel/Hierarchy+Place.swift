/// The place of each controller relative to the screen, stored beside the links so that no walk up
/// to a window is needed: in nested containers the walks would cost their square.
extension Hierarchy {
  /// The place of a controller relative to the screen.
  public enum Place: Sendable {
    /// No chain of parents and presenters leads to a window.
    case detached
    /// In a window, but covered, not selected, or the window is hidden.
    case hidden
    /// On screen.
    case visible
  }

  /// The place of a controller.
  @inlinable @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  public func place(of id: ID) -> Place {
    let slot = Int(id.slot)
    if nodes[slot].isOnScreen { return .visible }
    return nodes[slot].familyWindow == nil ? .detached : .hidden
  }

  /// Whether a controller is on screen.
  @inlinable @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  public func isVisible(_ id: ID) -> Bool { nodes[Int(id.slot)].isOnScreen }

  /// The number of the window that a chain of parents and presenters leads to.
  @inlinable @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  public func window(of id: ID) -> Int? { self[id].familyWindow }

  /// The number of the window that a controller's view is in (C1); nil if it is in none.
  // Inlined, so that callers need not retain a copy of the hierarchy for the call.
  @inlinable @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  public func viewWindow(of id: ID) -> Int? {
    var current = id
    while contains(current) {
      switch nodes[Int(current.slot)].viewPlace {
      case .none: return nil
      case .window(let number): return number
      case .view(let outer): current = outer
      }
    }
    return nil
  }

  /// Whether the view of a controller is in a window (C1).
  @inlinable @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  public func isInWindow(_ id: ID) -> Bool { viewWindow(of: id) != nil }

  /// Records that the controllers of a list appeared or disappeared.
  mutating func setVisibility(_ ids: SmallArray<ID>, onScreen: Bool) {
    for id in ids { nodes[Int(id.slot)].isOnScreen = onScreen }
  }

  /// Records that a controller leaves the screen, with everything visible through it.
  mutating func hide(from id: ID) {
    guard isVisible(id) || self[id].presentation != nil else { return }
    var family: SmallArray<ID> = []
    appendVisible(from: id, to: &family)
    setVisibility(family, onScreen: false)
  }

  /// Records that a controller is on screen, with everything visible through it.
  mutating func reveal(from id: ID) {
    var family: SmallArray<ID> = []
    appendVisible(from: id, to: &family)
    setVisibility(family, onScreen: true)
  }

  /// Records the window of a controller with a new place, and of everything below it; costs what is
  /// moved.
  mutating func updateWindow(_ id: ID) {
    let slot = Int(id.slot)
    let window =
      support(of: id).map { nodes[Int($0.slot)].familyWindow } ?? nodes[slot].window
      ?? nodes[slot].hostWindow
    guard nodes[slot].familyWindow != window else { return }
    if nodes[slot].hasNoDependents {
      nodes[slot].familyWindow = window
    } else {
      for member in members(below: [id]) { nodes[Int(member.slot)].familyWindow = window }
    }
  }
}

extension Node {
  /// Whether no other controller's place depends on it.
  @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  var hasNoDependents: Bool {
    children.isEmpty && uncontainedChildren.isEmpty && presentation == nil
  }

  /// Whether it has a place, or another controller has one with it.
  @inline(__always)  // bench: push + pop in Swift, 17 % with the others here
  var isLinked: Bool {
    !hasNoDependents || parent != nil || host != nil || presenter != nil || window != nil
      || hostWindow != nil || strandedWindow != nil
  }
}
