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

  /// The number of the window that a controller's view is in (C1); nil if it is in none.
  @inlinable
  public func viewWindow(of id: ID) -> Int? { nodes.viewWindow(of: id) }

  /// Whether the view of a controller is in a window (C1).
  @inlinable
  public func isInWindow(_ id: ID) -> Bool { nodes.viewWindow(of: id) != nil }

  /// Records that the controllers of a list appeared or disappeared.
  mutating func setVisibility(_ ids: SmallArray<ID>, onScreen: Bool) {
    ids.forEach { nodes[Int($0.slot)].isOnScreen = onScreen }
  }

  /// Records that a controller leaves the screen, with everything visible through it.
  mutating func hide(from id: ID) {
    guard self[id].isOnScreen || self[id].presentation != nil else { return }
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
      self[id].support.map { nodes[Int($0.slot)].familyWindow } ?? nodes[slot].window
      ?? nodes[slot].hostWindow
    guard nodes[slot].familyWindow != window else { return }
    if nodes.hasDependents(id) {
      for member in members(below: [id]) { nodes[Int(member.slot)].familyWindow = window }
    } else {
      nodes[slot].familyWindow = window
    }
  }
}
