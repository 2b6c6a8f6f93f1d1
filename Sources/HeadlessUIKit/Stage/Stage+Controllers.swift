import NavigationModel

extension Stage {
  /// Adds a node for a new controller.
  func insert(_ type: UIViewController.Type) -> Hierarchy.ID {
    hierarchy.insert(
      className: registry.facts(of: type).name, showing: type.showing, kind: type.kind)
  }

  /// Removes a controller that is being deallocated, and releases its children and what it
  /// presents.
  func forget(_ id: Hierarchy.ID) {
    if hierarchy[id].description.hasOwnClassName || hierarchy[id].description.name != nil {
      trace.append(
        Event(
          at: now, kind: .released, subject: id, name: hierarchy[id].label, callback: "deinit"))
    }
    var owned = hierarchy[id].children
    if let presented = hierarchy[id].presentation?.presented { owned.append(presented) }
    // What it presents may be on screen where it isn't itself.
    if owned.contains(where: { hierarchy.isVisible($0) })
      || hierarchy[id].uncontainedChildren.contains(where: { hierarchy.isVisible($0) })
    {
      engine.mayHaveMissedCallbacks = true
      engine.insetsMayHaveChanged()
      turnNeeded()
    }
    hierarchy.remove(id)
    trace.forget(id)
    registry.remove(id)
    if !engine.handDriven.isEmpty { engine.handDriven[id] = nil }
    registry.releaseAll(owned)
  }
}
