import Foundation

/// A popover with an arrow, beside the view it refers to.
///
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points at (P77: this or `barButtonItem` must be set).
  open weak var sourceView: UIView?
  /// The part of that view, in points.
  open var sourceRect = CGRect.null
  /// The button that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The views outside that can be tapped nevertheless (P36); the bar of `barButtonItem` is added
  /// when the popover is presented (F73).
  open var passthroughViews: [UIView]?

  /// The popover whose content it presents; nil for a presentation in the style popover.
  private(set) weak var owner: UIPopoverController?

  /// Creates the manager for the content of a popover.
  convenience init(popover: UIPopoverController, _ content: UIViewController) {
    self.init(presentedViewController: content, presenting: nil, style: .popover)
    owner = popover
  }

  /// Whether it has a view or button to point at.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }

  /// Lets the bar of the button be tapped (F73).
  func passTouchesToBar() {
    guard let bar = barButtonItem?.bar else { return }
    passthroughViews = (passthroughViews ?? []) + [bar]
  }

  nonisolated deinit {}
}
