import Foundation

#if !canImport(ObjectiveC)
  /// The pointer in which UIKit passes an object that a delegate may replace.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif

/// Decides how a popover adapts, and is notified before it is presented or moved.
///
/// [UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate)
// rows: UIPresentationController.Calls, $0.delegate as? any UIPopoverPresentationControllerDelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before a popover is presented: the last chance to set what it points at.
  // row: prepareForPopoverPresentation; at preparePopover
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the device has been rotated or resized, and the popover is about to move: both the
  /// rectangle and its view may be replaced (F71). Not called for a popover at a bar button.
  // row: willReposition; at repositionPopovers
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}
