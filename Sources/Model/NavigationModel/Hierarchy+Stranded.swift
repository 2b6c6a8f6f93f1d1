/// Presentations that stay in a window whose root was replaced (C24, D24): their controllers are
/// alive, on no screen, and receive nothing.
extension Hierarchy {
  /// The controllers presented in a family whose views are in a window itself, not in the view of
  /// one of the family.
  func presentedInWindow(_ number: Int, by root: ID) -> [ID] {
    members(below: [root]).filter { id in
      self[id].viewPlace == .window(number)
        && self[id].presenter.map { self[$0].presentation?.isLeaving == false } == true
    }
  }

  /// Leaves a former root to its window, with what it presents.
  mutating func strand(_ root: ID, in number: Int, _ kept: [ID], _ change: inout Change) {
    var visible: SmallArray<ID> = []
    for id in kept { appendVisible(from: id, to: &visible) }
    change.leaving = change.leaving.without(visible)
    setVisibility(visible, onScreen: false)
    self[root].strandedWindow = number
    windows[number - 1].stranded.append(root)
  }

  /// Takes a former root from the window that it was left to; false if it wasn't left to any.
  public mutating func unstrand(_ root: ID) -> Bool {
    guard let number = self[root].strandedWindow else { return false }
    self[root].strandedWindow = nil
    windows[number - 1].stranded.removeAll { $0 == root }
    owing.noteStranding()
    return true
  }

  /// Whether a window retains a former root.
  @inlinable
  public var hasStrandedRoots: Bool { windows.haveStrandedRoots }

  /// Whether a controller is in a presentation that was left to a window.
  public func isStranded(_ id: ID) -> Bool {
    if !hasStrandedRoots { return false }
    var current = id
    var isPresented = false
    while let support = self[current].support {
      if self[current].presenter != nil, case .window = self[current].viewPlace {
        isPresented = true
      }
      current = support
    }
    return isPresented && self[current].strandedWindow != nil
  }

  /// The former root above a controller of which nothing is left in its window.
  public func rootStrandedInVain(above id: ID) -> ID? {
    var top = id
    while let support = self[top].support { top = support }
    guard let number = self[top].strandedWindow, presentedInWindow(number, by: top).isEmpty else {
      return nil
    }
    return top
  }
}

extension [Hierarchy.Window] {
  /// Whether one of them retains a former root.
  @usableFromInline
  var haveStrandedRoots: Bool { contains { !$0.stranded.isEmpty } }
}
