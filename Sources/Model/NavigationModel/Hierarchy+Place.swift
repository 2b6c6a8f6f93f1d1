/// The place of each controller relative to the screen, stored beside the links so that no walk up
/// to a window is needed: in nested containers the walks would cost their square.
extension Hierarchy {
  /// The controllers that have callbacks to receive: on the screen they have not appeared, off it they
  /// have not disappeared.
  ///
  /// It follows from the nodes, so that it tells no two hierarchies apart.
  package struct Owing: Sendable, Equatable {
    /// How many there are.
    package private(set) var count = 0
    /// Grows with each one that comes or goes.
    package private(set) var revision = 0

    /// Notes whether a controller had some before a change, and has some after it.
    mutating func note(_ before: Bool, _ after: Bool) {
      if before == after { return }
      count += after ? 1 : -1
      revision += 1
    }

    /// Notes that controllers may have some that had none to receive while they were stranded.
    mutating func noteStranding() { revision += 1 }

    /// True.
    package static func == (left: Owing, right: Owing) -> Bool { true }
  }

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
    ids.forEach { id in
      let owed = nodes.owesCallbacks(id)
      nodes[Int(id.slot)].isOnScreen = onScreen
      owing.note(owed, nodes.owesCallbacks(id))
    }
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
