import NavigationModel

extension UIViewController {
  /// Its transitioning delegate, unless that is a controller of UIKit's itself, which animates as
  /// UIKit does (E1).
  var answeringDelegate: (any UIViewControllerTransitioningDelegate)? {
    guard let delegate = transitioningDelegate else { return nil }
    return delegate === self && stage.registry.isOfFramework(type(of: self))
      ? nil : delegate
  }
}
