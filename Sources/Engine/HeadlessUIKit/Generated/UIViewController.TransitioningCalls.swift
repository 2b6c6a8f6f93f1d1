// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIViewController {
  /// The calls to what its program gives it.
  enum TransitioningCalls {
    static let presentationControllerFor = Call(.presentationControllerFor, "presentationController(forPresented:presenting:source:)", to: { (owner: UIViewController) in owner.answeringDelegate }, default: nil as UIPresentationController?)
    static let animationControllerForPresented = Call(.animationControllerForPresented, "animationController(forPresented:presenting:source:)", to: { (owner: UIViewController) in owner.answeringDelegate }, default: nil as (any UIViewControllerAnimatedTransitioning)?, in: .askForAnimator)
    static let animationControllerForDismissed = Call(.animationControllerForDismissed, "animationController(forDismissed:)", to: { (owner: UIViewController) in owner.answeringDelegate }, default: nil as (any UIViewControllerAnimatedTransitioning)?, in: .askForAnimator)
    static let interactionControllerForPresentation = Call(.interactionControllerForPresentation, "interactionControllerForPresentation(using:)", to: { (owner: UIViewController) in owner.answeringDelegate }, default: nil as (any UIViewControllerInteractiveTransitioning)?, in: .askForAnimator)
    static let interactionControllerForDismissal = Call(.interactionControllerForDismissal, "interactionControllerForDismissal(using:)", to: { (owner: UIViewController) in owner.answeringDelegate }, default: nil as (any UIViewControllerInteractiveTransitioning)?, in: .askForAnimator)

    static var rows: [CallRow] {
      [presentationControllerFor.row, animationControllerForPresented.row, animationControllerForDismissed.row, interactionControllerForPresentation.row, interactionControllerForDismissal.row]
    }
  }
}

extension UIViewControllerTransitioningDelegate {
  /// `nil` where it is left out.
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { DefaultBody.reached(nil, by: self) }
  /// `nil` where it is left out.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { DefaultBody.reached(nil, by: self) }
}
