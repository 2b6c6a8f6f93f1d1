import NavigationModel

/// Controllers that the engine tells of their appearance, each in the one before it: where the walk
/// through those that a beat concerns stands.
///
/// A walk from each of many nested controllers to the top would cost the square of the depth.
struct ForwardingPath {
  fileprivate var ids: [Hierarchy.ID] = []
  fileprivate var revision = -1

  /// Goes back to a controller on the path; to nothing where it isn't on it.
  fileprivate mutating func goBack(to id: Hierarchy.ID) {
    while let last = ids.last, last != id { ids.removeLast() }
  }
}

extension Stage {
  /// Whether the engine tells a controller of its appearance: not while its author does, and not in
  /// a container that forwards nothing (A74, A75).
  func isForwarded(to id: Hierarchy.ID) -> Bool {
    if !engine.drivenByHand.isEmpty && isInsideDriven(id) { return false }
    var current = id
    while let parent = hierarchy[current].parent {
      guard forwardsAppearance(parent) else { return false }
      current = parent
    }
    return true
  }

  /// The same, given the path to the one that was asked about before.
  func isForwarded(to id: Hierarchy.ID, along path: inout ForwardingPath) -> Bool {
    guard engine.drivenByHand.isEmpty else { return isForwarded(to: id) }
    if path.revision != hierarchy.revision {
      path = ForwardingPath(revision: hierarchy.revision)
    }
    if let parent = hierarchy[id].parent {
      path.goBack(to: parent)
      if path.ids.isEmpty {
        guard isForwarded(to: parent) else { return false }
        path.ids = [parent]
      }
      guard forwardsAppearance(parent) else { return false }
    } else {
      path.ids = []
    }
    path.ids.append(id)
    return true
  }

  /// Whether a container lets the engine tell its children.
  private func forwardsAppearance(_ id: Hierarchy.ID) -> Bool {
    registry.isOfFramework(id) || registry[id]?.forwardsAppearance != false
  }

  /// Whether the author of a controller, or of one it is in, tells it of its appearance just now.
  private func isInsideDriven(_ id: Hierarchy.ID) -> Bool {
    hierarchy.lineage(of: id).contains { engine.drivenByHand.contains($0) }
  }
}
