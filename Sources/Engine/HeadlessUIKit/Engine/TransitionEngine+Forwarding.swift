import NavigationModel

/// Controllers to which the engine delivers appearance callbacks, each a child of the one before it:
/// the way down to the last one, so that the next one needs no walk to the top.
struct ForwardingPath {
  fileprivate var ids: [Hierarchy.ID] = []
  fileprivate var revision = -1

  /// Goes back to a controller on the path; to nothing where it isn't on it.
  fileprivate mutating func goBack(to id: Hierarchy.ID) {
    while let last = ids.last, last != id { ids.removeLast() }
  }
}

extension TransitionEngine {
  /// Whether appearance callbacks are forwarded to a controller from the top, or from the controller
  /// that the program drives: not inside a container that forwards none, nor to another controller that
  /// the program drives (A74, A75).
  func isForwarded(to id: Hierarchy.ID, from driver: Hierarchy.ID? = nil) -> Bool {
    if driver != nil || !state.handDriven.isEmpty { return isForwardedByHand(to: id, from: driver) }
    var next = hierarchy[id].parent
    while let parent = next {
      guard forwardsAppearance(parent) else { return false }
      next = hierarchy[parent].parent
    }
    return true
  }

  /// The same, where the program drives controllers.
  @inline(never)
  private func isForwardedByHand(to id: Hierarchy.ID, from driver: Hierarchy.ID?) -> Bool {
    if driver == nil && isInsideHandDriven(id) { return false }
    var current = id
    while current != driver, let parent = hierarchy[current].parent {
      if driver != nil && isHandDriven(current) { return false }
      guard forwardsAppearance(parent) else { return false }
      current = parent
    }
    return true
  }

  /// The same, given the path to the last controller it was asked for.
  func isForwarded(
    to id: Hierarchy.ID, along path: inout ForwardingPath, from driver: Hierarchy.ID?
  ) -> Bool {
    guard state.handDriven.isEmpty else { return isForwarded(to: id, from: driver) }
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

  /// Whether a container forwards appearance callbacks to its children.
  private func forwardsAppearance(_ id: Hierarchy.ID) -> Bool {
    registry.isOfFramework(id) || isForwardingByItself(id)
  }

  /// The same for one that may say so itself; apart, so that a walk up past UIKit's containers is short.
  @inline(never)
  private func isForwardingByItself(_ id: Hierarchy.ID) -> Bool {
    registry[id]?.forwardsAppearance != false
  }

  /// Whether the author of a controller, or of one around it, delivers its appearance callbacks.
  private func isInsideHandDriven(_ id: Hierarchy.ID) -> Bool {
    hierarchy.lineage(of: id).contains { isHandDriven($0) }
  }

  /// Whether only the program drives the appearance of a controller, no transition besides.
  func isHandDriven(_ id: Hierarchy.ID) -> Bool {
    state.handDriven[id].map { $0.double == nil } ?? false
  }
}
