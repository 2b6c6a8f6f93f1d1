// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIPresentationController {
  /// The calls to what its program gives it.
  enum Calls {
    static let adaptivePresentationStyle = Call(.adaptivePresentationStyle, "adaptivePresentationStyle(for:traitCollection:)", to: { (owner: UIPresentationController) in owner.delegate }, default: nil as UIModalPresentationStyle?)
    static let olderAdaptivePresentationStyle = Call(.adaptivePresentationStyle, "adaptivePresentationStyle(for:)", to: { (owner: UIPresentationController) in owner.delegate }, default: nil as UIModalPresentationStyle?)
    static let viewControllerForAdaptivePresentationStyle = Call(.viewControllerForAdaptivePresentationStyle, "presentationController(_:viewControllerForAdaptivePresentationStyle:)", to: { (owner: UIPresentationController) in owner.delegate }, default: nil as UIViewController?)
    static let prepareAdaptive = Call(.prepareAdaptive, "presentationController(_:prepare:)", to: { (owner: UIPresentationController) in owner.delegate }, in: .preparePopover)
    static let willPresentWithAdaptiveStyle = Call(.willPresentWithAdaptiveStyle, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", to: { (owner: UIPresentationController) in owner.delegate }, in: .preparePopover)
    static let shouldDismiss = Call(.shouldDismiss, "presentationControllerShouldDismiss(_:)", to: { (owner: UIPresentationController) in owner.delegate }, default: true as Bool)
    static let willDismiss = Call(.willDismiss, "presentationControllerWillDismiss(_:)", to: { (owner: UIPresentationController) in owner.delegate }, in: .willDismiss)
    static let didDismiss = Call(.didDismiss, "presentationControllerDidDismiss(_:)", to: { (owner: UIPresentationController) in owner.delegate }, in: .didDismiss)
    static let didAttemptToDismiss = Call(.didAttemptToDismiss, "presentationControllerDidAttemptToDismiss(_:)", to: { (owner: UIPresentationController) in owner.delegate })
    static let prepareForPopoverPresentation = Call(.prepareForPopoverPresentation, "prepareForPopoverPresentation(_:)", to: { (owner: UIPresentationController) in owner.delegate as? any UIPopoverPresentationControllerDelegate }, in: .preparePopover)
    static let willReposition = Call(.willReposition, "popoverPresentationController(_:willRepositionPopoverTo:in:)", to: { (owner: UIPresentationController) in owner.delegate as? any UIPopoverPresentationControllerDelegate }, in: .repositionPopovers)
    static let didChangeSelectedDetentIdentifier = Call(.didChangeSelectedDetentIdentifier, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", to: { (owner: UIPresentationController) in owner.delegate as? any UISheetPresentationControllerDelegate })

    static var rows: [CallRow] {
      [adaptivePresentationStyle.row, olderAdaptivePresentationStyle.row, viewControllerForAdaptivePresentationStyle.row, prepareAdaptive.row, willPresentWithAdaptiveStyle.row, shouldDismiss.row, willDismiss.row, didDismiss.row, didAttemptToDismiss.row, prepareForPopoverPresentation.row, willReposition.row, didChangeSelectedDetentIdentifier.row]
    }
  }
}

extension UIAdaptivePresentationControllerDelegate {
  /// What UIKit does where it is left out.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { DefaultBody.reached(controller.ownAdaptation, by: self) }
  /// `nil` where it is left out.
  public func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { DefaultBody.reached(by: self) }
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) { DefaultBody.reached(by: self) }
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { DefaultBody.reached(by: self) }
}
