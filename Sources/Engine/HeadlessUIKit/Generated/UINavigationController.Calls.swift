// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UINavigationController {
  /// The calls to what its program gives it.
  enum Calls {
    static let willShow = Call(.willShow, "navigationController(_:willShow:animated:)", to: { (owner: UINavigationController) in owner.delegate }, in: .willShow)
    static let didShow = Call(.didShow, "navigationController(_:didShow:animated:)", to: { (owner: UINavigationController) in owner.delegate }, in: .didShow)
    static let animationControllerFor = Call(.animationControllerFor, "navigationController(_:animationControllerFor:from:to:)", to: { (owner: UINavigationController) in owner.delegate }, default: nil as (any UIViewControllerAnimatedTransitioning)?, in: .askForAnimator)
    static let interactionControllerFor = Call(.interactionControllerFor, "navigationController(_:interactionControllerFor:)", to: { (owner: UINavigationController) in owner.delegate }, default: nil as (any UIViewControllerInteractiveTransitioning)?, in: .askForAnimator)
    static let supportedInterfaceOrientations = Call(.supportedInterfaceOrientations, "navigationControllerSupportedInterfaceOrientations(_:)", to: { (owner: UINavigationController) in owner.delegate }, default: nil as UIInterfaceOrientationMask?, isRecorded: false)
    static let preferredInterfaceOrientationForPresentation = Call(.preferredInterfaceOrientationForPresentation, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)", to: { (owner: UINavigationController) in owner.delegate }, default: nil as UIInterfaceOrientation?, isRecorded: false)

    static var rows: [CallRow] {
      [willShow.row, didShow.row, animationControllerFor.row, interactionControllerFor.row, supportedInterfaceOrientations.row, preferredInterfaceOrientationForPresentation.row]
    }
  }
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { DefaultBody.reached(by: self) }
  /// `nil` where it is left out.
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// What UIKit does where it is left out.
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { DefaultBody.reached(UIInterfaceOrientationMask(defaultFor: navigationController.stage.traits.device), by: self) }
  /// What UIKit does where it is left out.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { DefaultBody.reached(navigationController.ownPreferredOrientation, by: self) }
}
