import NavigationModel

extension UINavigationController {
  /// The calls to its delegate.
  enum Calls {
    static let willShow = Call(
      .willShow, "navigationController(_:willShow:animated:)",
      to: { (stack: UINavigationController) in stack.delegate }, in: .willShow)
    static let didShow = Call(
      .didShow, "navigationController(_:didShow:animated:)",
      to: { (stack: UINavigationController) in stack.delegate }, in: .didShow)
    static let animationController = Call(
      .animationControllerFor, "navigationController(_:animationControllerFor:from:to:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: (any UIViewControllerAnimatedTransitioning)?.none, in: .askForAnimator)
    static let interactionController = Call(
      .interactionControllerFor, "navigationController(_:interactionControllerFor:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: (any UIViewControllerInteractiveTransitioning)?.none, in: .askForAnimator)
    static let supportedOrientations = Call(
      .supportedInterfaceOrientations, "navigationControllerSupportedInterfaceOrientations(_:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: UIInterfaceOrientationMask?.none,
      isRecorded: false)
    static let preferredOrientation = Call(
      .preferredInterfaceOrientationForPresentation,
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      to: { (stack: UINavigationController) in stack.delegate },
      default: UIInterfaceOrientation?.none,
      isRecorded: false)

    static var rows: [CallRow] {
      [
        willShow.row, didShow.row, animationController.row, interactionController.row,
        supportedOrientations.row, preferredOrientation.row,
      ]
    }
  }
}
