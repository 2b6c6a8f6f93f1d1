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

extension UIViewController {
  /// The next object in its responder chain: the superview of its view, or its parent or presenter
  /// without one; the presenter of a presented controller, unless that is in its view now.
  var ownNext: UIResponder? {
    let superview = loadedView?.superview
    if let superview, !(superview is UITransitionView) { return superview }
    let outer = superview == nil ? parent ?? presentingViewController : presentingViewController
    guard let outer, !Self.responders.contain(self, from: outer) else { return superview }
    return outer
  }

  /// What UIKit's own classes answer, without the check.
  private static let responders = Surroundings<UIResponder> { responder in
    guard let controller = responder as? UIViewController else {
      return (responder as? UIView).map { $0.controller ?? $0.superview } ?? responder.next
    }
    let superview = controller.loadedView?.superview
    return superview is UITransitionView
      ? controller.presentingViewController
      : superview ?? controller.parent ?? controller.presentingViewController
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
