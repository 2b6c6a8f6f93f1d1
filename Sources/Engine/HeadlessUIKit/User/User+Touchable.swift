import Foundation

// Where fingers have no effect: `isUserInteractionEnabled` keeps touches from a view, from what is in it
// and from their recognisers.
extension Stage.User {
  /// Throws the reason why a view gets no touches, if there is one.
  func checkTouches(of view: UIView?) throws(Failure) {
    try check(view?.obstacleToTouches)
  }

  /// The view that gets the touches of an object that can be tapped: of one without a view of its own the
  /// window in front.
  func touchedView(of object: AnyObject?) -> UIView? {
    switch object {
    case let view as UIView: view
    case let action as UIAlertAction: action.alert?.viewIfLoaded
    case let segment as UISegmentedControl.Segment: segment.control
    case let tab as UIViewController: tab.tabBarController?.tabBar
    case let tab as UITab: tab.tabBarController?.tabBar
    case let item as UIBarButtonItem: bar(of: item) ?? frontWindow
    default: frontWindow
    }
  }

  /// The window in front.
  var frontWindow: UIWindow? { stage.frontRoot?.viewIfLoaded?.window }

  /// The bar of a stack that an item is in.
  private func bar(of item: UIBarButtonItem) -> UIView? {
    for case let nav as UINavigationController in reachable.reversed() {
      guard let top = nav.topViewController else { continue }
      if top.toolbarItems?.contains(item) == true { return nav.toolbar }
      let shown = top.navigationItem
      let items = (shown.leftBarButtonItems ?? []) + (shown.rightBarButtonItems ?? [])
      if items.contains(item) { return nav.navigationBar }
    }
    return nil
  }
}

extension UIView {
  /// Why it gets no touches: it, or a view around it, has no interaction with the user, or a finger moves
  /// it; nil if it gets them.
  final var obstacleToTouches: String? {
    var view: UIView? = self
    while let current = view {
      guard current.isUserInteractionEnabled else {
        return "isUserInteractionEnabled of \(current.label) is false"
      }
      view = current.container
    }
    return obstacleOfTransition
  }

  /// Why a finger that moves it, or a view around it, keeps other touches from it; nil if none does.
  final var obstacleOfTransition: String? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller,
        controller.stage.engine.isMovedByFinger(controller.id)
      {
        return "a transition is active"
      }
      view = current.container
    }
    return nil
  }
}
