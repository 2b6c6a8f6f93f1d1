import NavigationModel

/// Finds an object among the ones around another: a program may add the view of a parent or a
/// presenter to that of what it contains or presents, so that the walk would not end.
struct Surroundings<Element> {
  /// The object around one; nil for none.
  let step: (Element) -> Element?

  /// Whether an object is the first one, or around it.
  func contain(_ wanted: AnyObject, from first: Element) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var current: Element? = first
    while let element = current {
      let object = element as AnyObject
      if object === wanted { return true }
      guard visited.insert(ObjectIdentifier(object)).inserted else { return false }
      current = step(element)
    }
    return false
  }
}

/// The controllers whose responder chains are known to end, in one state of a hierarchy.
struct KnownChains {
  private var ids: Set<Hierarchy.ID> = []
  private var revisions = (-1, -1)

  /// Forgets them if the hierarchy has changed since, or the place of a view.
  mutating func update(to now: (hierarchy: Int, places: Int)) {
    if revisions != now { (ids, revisions) = ([], now) }
  }

  /// Whether the chain of a controller is known to end.
  func contains(_ id: Hierarchy.ID) -> Bool { ids.contains(id) }

  /// Adds those of a chain that has been walked to its end.
  mutating func add(_ walked: [Hierarchy.ID]) { ids.formUnion(walked) }
}

extension UIViewController {
  /// The next object in its responder chain: the superview of its view, or its parent or presenter
  /// without one; the presenter of a presented controller, unless that is in its view now.
  var ownNext: UIResponder? {
    let superview = loadedView?.superview
    if let superview, !(superview is UITransitionView) { return superview }
    let outer =
      superview == nil ? currentParent ?? currentPresenter : currentPresenter
    guard let outer, !isAround(outer) else { return superview }
    return outer
  }

  /// Whether the responder chain of another controller leads back to this one; those that are known to
  /// end are walked once as long as nothing moves.
  private func isAround(_ outer: UIViewController) -> Bool {
    stage.chains.update(to: (stage.hierarchy.revision, stage.viewPlaceRevision))
    if stage.chains.contains(outer.id) { return false }
    var walked: [Hierarchy.ID] = [id]
    var current: UIResponder? = outer
    while let responder = current {
      if let controller = responder as? UIViewController {
        if controller === self { return true }
        if stage.chains.contains(controller.id) { break }
        walked.append(controller.id)
        // Another ring ends the walk as well; it is longer than the number of all controllers.
        if walked.count > stage.hierarchy.count { return false }
      }
      current = Self.next(after: responder)
    }
    stage.chains.add(walked)
    return false
  }

  /// What UIKit's own classes answer, without the check.
  private static func next(after responder: UIResponder) -> UIResponder? {
    guard let controller = responder as? UIViewController else {
      return (responder as? UIView).map { $0.controller ?? $0.superview } ?? responder.next
    }
    let superview = controller.loadedView?.superview
    return superview is UITransitionView
      ? controller.currentPresenter
      : superview ?? controller.currentParent ?? controller.currentPresenter
  }

  /// The environment that it inherits from, unless that is in its view now.
  var ownTraitParent: (any TraitNode)? {
    let outer = nextTraitParent
    guard let outer, !(outer is UIView),
      stage.profile.traitsFollowViews || outer is UIPresentationController
    else { return outer }
    return Self.environments.contain(self, from: outer) ? nil : outer
  }

  private static let environments = Surroundings<any TraitNode> { node in
    (node as? UIViewController).map(\.nextTraitParent) ?? node.traitParent
  }
}
