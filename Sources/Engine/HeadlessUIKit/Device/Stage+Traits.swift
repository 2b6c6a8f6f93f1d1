import NavigationModel

/// An environment whose traits have changed, and what they were.
private struct TraitChange {
  let environment: any TraitNode
  let former, new: UITraitCollection
}

extension Stage {
  /// The traits of the device.
  var deviceTraits: UITraitCollection { UITraitCollection(traits) }

  /// The traits of an environment without any of its own, at the last update.
  var updatedTraits: UITraitCollection { formerDeviceTraits ?? deviceTraits }

  /// Updates the traits at the end of the turn; up to iOS 16 at once (unconfirmed).
  func setNeedsTraitUpdate() {
    guard profile.traitsFollowViews else { return engine.change(to: traits, as: .traits) }
    needsTraitUpdate = true
    engine.needsLayout = true
    turnNeeded()
  }

  /// Updates the traits of all environments now, if any may have changed.
  func updateTraitsIfNeeded() {
    guard needsTraitUpdate else { return }
    engine.change(to: traits, as: .traits)
  }

  /// Finds the environments whose traits have changed and notifies them, outer ones first (F101).
  func notifyOfTraitChanges() {
    needsTraitUpdate = false
    let changes = profile.traitsFollowViews ? changesOnScreen() : changesInFamilies()
    if profile.traitsFollowViews { keepFormerTraits() }
    formerDeviceTraits = nil
    notify(of: changes)
  }

  /// Updates the traits of one environment and of those in it (F99).
  func updateTraits(below node: any TraitNode) {
    guard tracksTraits else { return }
    guard profile.traitsFollowViews else {
      if let controller = node as? UIViewController { notify(of: changes(of: controller)) }
      return
    }
    guard let parent = node.traitParent else { return }
    var changes: [TraitChange] = []
    collect(node, within: parent.traitCollection, formerly: parent.traitCollection, &changes)
    notify(of: changes)
  }

  // MARK: From iOS 17 on

  /// The changes of what is on screen: scenes, windows, and what is in them.
  private func changesOnScreen() -> [TraitChange] {
    var changes: [TraitChange] = []
    var roots: [any TraitNode] = scenes.all
    roots += windowsOnScreen.filter { $0.windowScene == nil }
    for root in roots {
      collect(root, within: deviceTraits, formerly: updatedTraits, &changes)
    }
    return changes
  }

  /// Adds the changes of an environment and of what is in it, outer ones first.
  private func collect(
    _ node: any TraitNode, within new: UITraitCollection, formerly old: UITraitCollection,
    staysInFamily: Bool = false, _ changes: inout [TraitChange]
  ) {
    var rest: [(node: any TraitNode, old: UITraitCollection, new: UITraitCollection)] = [
      (node, old, new)
    ]
    while let (node, outerOld, outerNew) = rest.popLast() {
      var (old, new) = (outerOld, outerNew)
      for environment in node.environmentsAround + [node] {
        (old, new) = take(new, by: environment, formerly: old, &changes)
      }
      let inside = node.environmentsInside
      for inner in inside.reversed() where !(staysInFamily && inner is UIViewController) {
        rest.append((inner, old, new))
      }
    }
  }

  /// An environment takes the traits that it inherits now, with its own ones; returns its former and
  /// its new ones.
  private func take(
    _ inherited: UITraitCollection, by node: any TraitNode, formerly old: UITraitCollection,
    _ changes: inout [TraitChange]
  ) -> (old: UITraitCollection, new: UITraitCollection) {
    let isController = node is UIViewController
    let former = node.traitState?.current ?? (isController ? updatedTraits : old)
    let new = node.traits(inheriting: inherited)
    if isController && new != deviceTraits {
      node.madeTraitState.current = new
    } else if let state = node.traitState {
      state.current = isController && state.overridesNothing ? nil : new
    }
    if former != new { changes.append(TraitChange(environment: node, former: former, new: new)) }
    return (former, new)
  }

  /// Lets the controllers that are not on screen have the traits that they had (F99).
  private func keepFormerTraits() {
    guard let former = formerDeviceTraits else { return }
    for id in hierarchy.members {
      guard let controller = registry[id], let view = controller.loadedView, view.window == nil,
        controller.traitState?.current == nil
      else { continue }
      controller.madeTraitState.current = former
    }
  }

  private var windowsOnScreen: [UIWindow] {
    registry.windows.compactMap(\.window).filter { !$0.isHidden }
  }

  // MARK: Up to iOS 16

  /// The changes of all controllers with a view, on screen or not.
  private func changesInFamilies() -> [TraitChange] {
    hierarchy.members.flatMap { registry[$0].map(changes) ?? [] }
  }

  private func changes(of controller: UIViewController) -> [TraitChange] {
    guard let view = controller.loadedView else { return [] }
    let former = controller.traitState?.current ?? updatedTraits, new = controller.liveTraits
    if new != deviceTraits || controller.traitState != nil {
      controller.madeTraitState.current = new
    }
    guard former != new else { return [] }
    var changes = [TraitChange(environment: controller, former: former, new: new)]
    collect(view, within: new, formerly: former, staysInFamily: true, &changes)
    return changes
  }

  // MARK: Delivery

  /// Notifies environments: `traitCollectionDidChange` first, then what was registered, in that order
  /// (unconfirmed).
  private func notify(of changes: [TraitChange]) {
    for change in changes {
      let environment = change.environment
      environment.invalidateReaders()
      environment.receiveDidChange(from: change.former)
      for registration in environment.traitState?.registrations.values ?? [] {
        registration.call(environment, change.former, change.new)
      }
    }
  }
}

extension TraitNode {
  /// The environments inside it, back to front.
  fileprivate var environmentsInside: [any TraitNode] {
    if let scene = self as? UIWindowScene { return scene.windows.filter { !$0.isHidden } }
    if let controller = self as? UIViewController {
      return [controller.loadedView].compactMap(\.self)
    }
    var inside: [any TraitNode] = []
    for view in (self as? UIView)?.inner ?? [] { inside.append(view.controller ?? view) }
    return inside
  }

  /// The manager of the presentation of a controller, which is between it and its window.
  fileprivate var environmentsAround: [any TraitNode] {
    guard let manager = (self as? UIViewController)?.traitParent as? UIPresentationController else {
      return []
    }
    let member = OverridableMember.traitCollectionDidChange.name
    let isObserved = manager.overrides?.overrides(member, of: manager) == true
    return manager.traitState != nil || isObserved ? [manager] : []
  }

  /// Asks for the layouts of a controller in which its traits were read (F102).
  fileprivate func invalidateReaders() {
    guard let state = traitState, !state.readers.isEmpty,
      let view = (self as? UIViewController)?.loadedView
    else { return }
    let readers = state.readers
    state.readers = []
    if readers.contains(.properties) { view.needProperties(.ofController) }
    if readers.contains(.layout) { view.setNeedsLayout() }
    if readers.contains(.constraints) { view.setNeedsUpdateConstraints() }
  }
}
