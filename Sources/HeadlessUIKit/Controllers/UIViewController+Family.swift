import NavigationModel

extension UIViewController {
  /// The lane of its own changes.
  var lane: TransitionEngine.Lane { .container(id) }

  /// The object of an identifier.
  func controller(_ id: Hierarchy.ID?) -> UIViewController? {
    guard let id else { return nil }
    return stage.registry[id]
  }

  /// The objects of identifiers.
  func controllers(_ ids: some Sequence<Hierarchy.ID>) -> [UIViewController] {
    ids.compactMap { stage.registry[$0] }
  }

  /// The nearest container of a class around it.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  // MARK: Containment by hand

  /// Makes a controller a child and says so (A36).
  func adopt(_ child: UIViewController) {
    guard mayAdopt(child), child.parent !== self, child.viewMayFollow(self) else { return }
    if stage.hierarchy[child.id].host == id {
      stage.gain(child.id, by: self)
      stage.perform(.embed, in: lane, animated: false) { $0.adopt(guest: child.id, by: id) }
    } else {
      guard child.leaveParent(), !isWithin(child) else { return }
      stage.perform(.embed, in: lane, animated: false) { $0.append(child.id, to: id) }
    }
    child.receive(.willMove, parent: self)
  }

  /// Whether the view may stay where it is when the controller becomes somebody's child (A71).
  private func viewMayFollow(_ requested: UIViewController) -> Bool {
    guard let owner = viewIfLoaded?.superview?.nearestController, owner !== requested else {
      return true
    }
    stage.complain(
      .requestedParent, stage.describe(self), stage.describe(owner), stage.describe(requested),
      because: "the view of \(label) is in the view of \(owner.label), not of \(requested.label)")
    return false
  }

  /// Ends being a child; one whose view stays in the parent's goes on being seen (A78).
  func leaveByHand() {
    guard let parent else { return }
    let staysInView = viewIfLoaded?.superview?.nearestController === parent
    if staysInView && stage.hierarchy[parent.id].showing == .placed
      && stage.hierarchy[parent.id].shown.contains(id)
    {
      stage.perform(.embed, in: parent.lane, animated: false) {
        $0.release(child: id, asGuestOf: parent.id)
      }
    } else {
      leavePlace()
    }
    receive(.didMove, parent: nil)
  }

  /// Leaves the container, window or view that has it, at once (A70, D19); outside a window nobody
  /// is told (A34).
  ///
  /// False where somebody who heard of it gave the controller another place meanwhile.
  @discardableResult
  func leaveParent() -> Bool {
    let parent = stage.hierarchy[id].parent
    let isTold = if let parent { stage.hierarchy.isAttached(parent) } else { false }
    leavePlace()
    if isTold {
      receive(.didMove, parent: nil)
      leavePlace()
    }
    return stage.hierarchy.support(of: id) == nil && stage.hierarchy[id].window == nil
  }

  private func leavePlace() {
    if let number = stage.hierarchy[id].window {
      stage.perform(.root, in: .window(number), animated: false) {
        $0.setRoot(nil, ofWindow: number)
      }
    }
    if let host = stage.hierarchy[id].host {
      stage.perform(.lose, in: .container(host), animated: false) { $0.dismiss(guest: id) }
    }
    guard let parent else { return }
    let rest = stage.hierarchy[parent.id].children.filter { $0 != id }
    stage.perform(.lose, in: parent.lane, animated: false) {
      $0.setChildren(rest, of: parent.id)
    }
  }

  /// Whether a controller may become a child, complaining where not.
  func mayAdopt(_ child: UIViewController) -> Bool {
    if isWithin(child) {
      stage.complain(
        .childOfItself, stage.describe(child), stage.describe(self),
        because: child === self ? "\(label) is both" : "\(label) is inside \(child.label)")
      return false
    }
    if let presenter = stage.hierarchy[child.id].presenter {
      stage.complain(
        .alreadyOnScreen, stage.describe(child), stage.describe(controller(presenter)),
        stage.describe(self),
        because: stage.hierarchy.presentation(of: child.id, in: stage.trace))
      return false
    }
    return true
  }

  /// Whether another controller is the same, or one of its ancestors, presenters and hosts included.
  func isWithin(_ other: UIViewController) -> Bool { other === self || isInside(other) }

  private func isInside(_ other: UIViewController) -> Bool {
    // Nobody is inside a controller without children, whatever the depth.
    guard stage.hierarchy.supportsAnybody(other.id) else { return false }
    var ancestor = stage.hierarchy.support(of: id)
    while let current = ancestor {
      if current == other.id { return true }
      ancestor = stage.hierarchy.support(of: current)
    }
    return false
  }

  // MARK: Moving flags

  var isJoining: Bool {
    isTold([.viewWillAppear, .viewIsAppearing, .viewDidAppear]) != nil
      && stage.hierarchy[id].isNewcomer
  }

  var isParting: Bool {
    let change = isTold([.viewWillDisappear, .viewDidDisappear])?.transition?.transition.change
    return change?.subject != nil && change?.orphaned.contains(id) == true
  }

  /// What it is being told right now, if that is one of some callbacks.
  private func isTold(_ callbacks: [Callback]) -> Hearing? {
    stage.engine.hearings.last(to: id, of: callbacks)
  }
}

extension Stage {
  /// Gives a new controller its node.
  func insert(_ type: UIViewController.Type) -> Hierarchy.ID {
    hierarchy.insert(
      className: registry.facts(of: type).name, showing: type.showing, kind: type.kind)
  }

  /// Forgets a controller that is going away, and lets go of those who had a place with it.
  func forget(_ id: Hierarchy.ID) {
    if hierarchy[id].description.isOfScriptClass || hierarchy[id].description.name != nil {
      trace.append(
        Event(
          at: now, kind: .released, subject: id, name: hierarchy[id].label, callback: "deinit"))
    }
    var owned = hierarchy[id].children
    if let presented = hierarchy[id].presentation?.presented { owned.append(presented) }
    hierarchy.remove(id)
    trace.forget(id)
    registry.remove(id)
    registry.drop(owned)
  }
}

extension [UIViewController] {
  /// That somebody stands in a list more than once; nil where nobody does.
  var repetition: Complaint.Cause? {
    var known: Set<Hierarchy.ID> = []
    return first { !known.insert($0.id).inserted }.map { "\($0.label) stands there twice" }
  }
}
