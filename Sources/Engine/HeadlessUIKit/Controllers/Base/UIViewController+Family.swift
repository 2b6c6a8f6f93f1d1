import NavigationModel

extension UIViewController {
  /// The name of its class, as UIKit prints it.
  package var className: String { stage.hierarchy[id].description.className }

  /// The lane of the controller's own changes.
  var lane: TransitionEngine.Lane { .container(id) }

  /// The controller with an identifier.
  func controller(_ id: Hierarchy.ID?) -> UIViewController? {
    guard let id else { return nil }
    return stage.registry[id]
  }

  /// The controllers with the given identifiers.
  func controllers(_ ids: some Sequence<Hierarchy.ID>) -> [UIViewController] {
    ids.compactMap { stage.registry[$0] }
  }

  /// The container that it is a child of in the hierarchy, which a child that is leaving is no more.
  var currentParent: UIViewController? { controller(stage.hierarchy[id].parent) }

  /// The presenter that it has now, by itself or as a descendant.
  var currentPresenter: UIViewController? { controller(stage.hierarchy.presenter(seenFrom: id)) }

  /// The container that the outermost one around it, or it, has left, and of which it is still notified
  /// (A98).
  var containerLeft: UIViewController? {
    var outermost = self
    while let parent = outermost.currentParent { outermost = parent }
    return controller(stage.engine.parentLeft(by: outermost.id))
  }

  /// The tab bar controller whose tab it is, or is in, also behind More (J21).
  var tabsAround: UITabBarController? {
    var ancestor = currentParent
    while let current = ancestor {
      if let tabs = current as? UITabBarController { return tabs }
      ancestor = current.currentParent
    }
    return nil
  }

  /// The nearest enclosing container of a class.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  // MARK: Containment

  /// Adds a child controller and delivers the callbacks (A36).
  func adopt(_ child: UIViewController) {
    guard mayAdopt(child), child.currentParent !== self, child.viewMayFollow(self) else { return }
    if stage.hierarchy[child.id].host == id {
      stage.engine.submit(.embed, in: lane) { [id] in $0.adopt(uncontained: child.id, by: id) }
    } else {
      guard takeOver(child) else { return }
      stage.engine.submit(.embed, in: lane) { [id] in $0.append(child.id, to: id) }
    }
    child.receive(.willMove, parent: self)
  }

  /// Whether the view may stay where it is when the controller is added to a parent (A71).
  private func viewMayFollow(_ requested: UIViewController) -> Bool {
    guard let owner = viewIfLoaded?.superview?.nearestController else { return true }
    return ViewPlaceAttempt(controller: self, owner: owner, parent: requested)
      .meets(ViewPlaceAttempt.conditionsOfParent)
  }

  /// Removes the controller from its parent; if its view stays in the parent's, it remains visible
  /// (A78).
  func removeManually() {
    guard let parent = currentParent else { return }
    let staysInView = viewIfLoaded?.superview?.nearestController === parent
    if staysInView && stage.hierarchy[parent.id].showing == .placed
      && stage.hierarchy[parent.id].shown.contains(id)
    {
      stage.engine.submit(.embed, in: parent.lane) { [id] in
        $0.makeUncontained(child: id, of: parent.id)
      }
    } else {
      leavePlace()
    }
    receive(.didMove, parent: nil)
  }

  /// Whether it is notified that it loses its parent: in a window, or if it was notified that it got
  /// it (A36, C11), which a custom container always does.
  var isNotifiedOfLeaving: Bool {
    guard let parent = stage.hierarchy[id].parent,
      stage.registry[parent]?.counts(child: id) != false
    else { return false }
    return stage.hierarchy[parent].showing == .placed || stage.hierarchy.isAttached(parent)
      || stage.hierarchy.hasBegunMove(id)
  }

  /// Removes the controller from its container, window or superview at once (A70, D19).
  ///
  /// Returns false if a callback gave the controller another parent in the meantime.
  @discardableResult
  func leaveParent() -> Bool {
    stage.hierarchy[id].isFree || leaveParent(isNotified: isNotifiedOfLeaving)
  }

  /// The same, given whether it is notified of it.
  @discardableResult
  func leaveParent(isNotified: Bool) -> Bool {
    leavePlace()
    if isNotified {
      receive(.didMove, parent: nil)
      leavePlace()
    }
    return stage.hierarchy[id].isFree
  }

  /// Takes it out of a container that is on no screen meanwhile, with the calls about its parent (F72);
  /// false where a callback gave it another place.
  func leaveContainer() -> Bool {
    let isMember = currentParent != nil && stage.hierarchy[id].owedMoves == .none
    if isMember { receive(.willMove, parent: nil) }
    guard leaveParent() else { return false }
    if isMember { receive(.didMove, parent: nil) }
    return stage.hierarchy[id].isFree
  }

  /// Takes controllers out of their places, to be children of this one; false where a callback gave
  /// one of them, or this one, a place that rules it out.
  func takeOver(_ newChildren: [UIViewController]) -> Bool {
    for child in newChildren where child.currentParent !== self { child.leaveParent() }
    return stage.hierarchy.mayHave(newChildren.map(\.id), in: id)
  }

  /// The same for one controller that is no child.
  func takeOver(_ newcomer: UIViewController) -> Bool {
    newcomer.leaveParent() && stage.hierarchy.mayAdd(newcomer.id, to: id)
  }

  /// A root that moves into a container that becomes the root in the same turn disappears and
  /// appears again, without did callbacks in between (unconfirmed).
  private func leavePlace() {
    if let number = stage.hierarchy[id].window {
      stage.engine.submit(.root, in: .window(number)) { $0.setRoot(nil, ofWindow: number) }
    }
    if let number = stage.hierarchy[id].hostWindow {
      stage.engine.submit(.root, in: .window(number)) { [id] in $0.removeUncontained(child: id) }
    }
    if let host = stage.hierarchy[id].host {
      stage.engine.submit(.reparent, in: .container(host)) { [id] in
        $0.removeUncontained(child: id)
      }
    }
    guard let parent = currentParent else { return }
    stage.engine.submit(.reparent, in: parent.lane) { [id] in $0.removeChild(id, of: parent.id) }
  }

  /// Whether a controller may become a child; reports a diagnostic if not.
  func mayAdopt(_ child: UIViewController) -> Bool {
    AdoptionAttempt(parent: self, child: child).meets(AdoptionAttempt.conditions)
  }

  /// Whether another controller is the same, or one of its ancestors, presenters and hosts included.
  func isWithin(_ other: UIViewController) -> Bool { stage.hierarchy.isWithin(id, other.id) }

  // MARK: Moving flags

  var isMovingIn: Bool {
    currentDelivery([.viewWillAppear, .viewIsAppearing, .viewDidAppear]) != nil
      && stage.hierarchy[id].isNewChild
  }

  var isMovingOut: Bool {
    let change = currentDelivery([.viewWillDisappear, .viewDidDisappear])?.transition?.change
    return change?.subject != nil && change?.orphaned.contains(id) == true
  }

  /// The delivery in progress to this controller, if it is one of the given callbacks.
  private func currentDelivery(_ callbacks: [Callback]) -> Delivery? {
    stage.engine.state.deliveries.last(to: id, of: callbacks)
  }
}

extension [UIViewController] {
  /// The cause to report if a controller occurs more than once in the list; nil otherwise.
  var repetition: Diagnostic.Cause? {
    var known: Set<Hierarchy.ID> = []
    return first { !known.insert($0.id).inserted }.map { "\($0.label) is in the list twice" }
  }
}
