import NavigationModel

extension UINavigationController {
  /// Pops to a controller of the stack.
  ///
  /// That this is not animated under a dismissal is unconfirmed.
  func reveal(_ controller: UIViewController, animated: Bool) {
    guard controller.currentParent === self, controller !== topViewController else { return }
    callMember(.popToViewController, [controller, animated]) {
      popToViewController(controller, animated: animated)
    }
  }
}
