/// What is read of several nodes, or of a part of one.
///
/// These are functions of the table and not of the hierarchy or a node, so that the engine retains
/// the table alone for a call, instead of a copy of everything in it.
extension [Node] {
  /// Whether the identifier belongs to a controller that is still alive; no number is used twice.
  @inlinable
  func contains(_ id: Hierarchy.ID) -> Bool {
    Int(id.slot) < count && self[Int(id.slot)].id.number == id.number
  }

  /// Whether a controller has callbacks to receive: its appearance isn't that of where it is.
  func owesCallbacks(_ id: Hierarchy.ID) -> Bool {
    self[Int(id.slot)].appearance != (self[Int(id.slot)].isOnScreen ? .appeared : .disappeared)
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

  /// Whether the children of a container at a place receive move callbacks: not if it appears for the
  /// first time in this turn.
  func isAttached(_ container: Hierarchy.ID, in place: Hierarchy.Place) -> Bool {
    let slot = Int(container.slot)
    let isComing =
      place == .visible && self[slot].appearance == .disappeared && !self[slot].isLaidOut
    return place != .detached && !isComing
  }

  /// Whether a controller has children, contained or not, or presents: other controllers' places depend
  /// on it.
  @usableFromInline
  func hasDependents(_ id: Hierarchy.ID) -> Bool {
    let slot = Int(id.slot)
    if !self[slot].children.isEmpty { return true }
    return !self[slot].rareParts.isEmpty
      && (!self[slot].uncontainedChildren.isEmpty || self[slot].presentation != nil)
  }

  /// Adds a controller and all that is on screen with it, given that it is reached itself; families
  /// may be nested deeper than calls.
  func appendVisible(
    from id: Hierarchy.ID, to result: inout some RangeReplaceableCollection<Hierarchy.ID>
  ) {
    if !hasDependents(id) { return result.append(id) }
    var rest = [id]
    while let current = rest.popLast() {
      let slot = Int(current.slot)
      let presentation = self[slot].presentation
      if let presentation, !presentation.isLeaving { rest.append(presentation.presented) }
      guard presentation?.hidesPresenter != true else { continue }
      result.append(current)
      rest += self[slot].uncontainedChildren.reversed()
      rest += self[slot].shown.reversed()
    }
  }

  /// Whether a controller has a place, or another controller has one with it.
  func isLinked(_ id: Hierarchy.ID) -> Bool {
    hasDependents(id) || !self[Int(id.slot)].isFree || self[Int(id.slot)].strandedWindow != nil
  }

  /// Whether a controller may be added to another one: it is free, and the other one isn't in it.
  @usableFromInline
  func mayAdd(_ id: Hierarchy.ID, to container: Hierarchy.ID) -> Bool {
    contains(id) && self[Int(id.slot)].isFree && !isWithin(container, id)
  }

  /// Whether a controller is another one, or is in it: among its children, in its view, or presented
  /// by it.
  @usableFromInline
  func isWithin(_ id: Hierarchy.ID, _ other: Hierarchy.ID) -> Bool {
    // Nothing is in a controller without children, whatever the depth.
    if id == other || !hasDependents(other) { return id == other }
    var ancestor = self[Int(id.slot)].support
    while let current = ancestor {
      if current == other { return true }
      ancestor = self[Int(current.slot)].support
    }
    return false
  }
}
