import NavigationModel

extension TransitionEngine {
  /// Adds a node for a new controller.
  func insert(_ type: UIViewController.Type) -> Hierarchy.ID {
    hierarchy.insert(
      className: registry.facts(of: type).name, showing: type.showing, kind: type.kind)
  }

  /// Removes a controller that is being deallocated, and releases its children and what it
  /// presents.
  func forget(_ id: Hierarchy.ID) {
    if hierarchy[id].description.hasOwnClassName || hierarchy[id].description.name != nil {
      stage.trace.append(
        Event(
          at: stage.now, kind: .released, subject: id, name: hierarchy[id].label, callback: "deinit"
        ))
    }
    var owned = hierarchy[id].children
    if let presented = hierarchy[id].presentation?.presented { owned.append(presented) }
    // What it presents may be on screen where it isn't itself, and what it contains may have appeared in
    // a family that is on screen no more.
    if owned.contains(where: hasAppeared)
      || hierarchy[id].uncontainedChildren.contains(where: hasAppeared)
    {
      insetsMayHaveChanged()
      turnNeeded()
    }
    let presented = hierarchy[id].presentation?.presented
    hierarchy.remove(id)
    if let presented { removeHiddenViews(of: hierarchy.members(below: [presented])) }
    state.trace.forget(id)
    registry.remove(id)
    if !state.handDriven.isEmpty { state.handDriven[id] = nil }
    registry.releaseAll(owned)
  }

  /// Whether it, or what is presented above it, has appeared.
  private func hasAppeared(_ id: Hierarchy.ID) -> Bool {
    var top: Hierarchy.ID? = id
    while let current = top {
      if hierarchy[current].isOnScreen || hierarchy[current].appearance != .disappeared {
        return true
      }
      top = hierarchy[current].presentation?.presented
    }
    return false
  }

  /// How many closures of callers wait for a transition to end.
  var completionCount: Int { active.reduce(0) { $0 + $1.completionCount } }
}
