import Foundation
import NavigationModel

/// Shows a controller in a popover of an iPad (iOS 3.2 to 8).
///
/// It is no view controller: it presents its content from a bar button, or from a rectangle of a
/// view. A program retains it while it is visible: its release then raises an exception (J23), and its
/// delegate is no longer called.
/// [UIPopoverController](https://developer.apple.com/documentation/uikit/uipopovercontroller)
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  /// The delegate, which is asked before the user dismisses it, and notified afterwards; not
  /// retained.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The views outside that can be tapped while it is visible (P36).
  open var passthroughViews: [UIView]? {
    get { isPopoverVisible ? manager?.passthroughViews : ownPassthroughViews }
    set {
      ownPassthroughViews = newValue
      manager?.passthroughViews = newValue
    }
  }
  /// The side of the popover that its arrow is on; `unknown` while it isn't visible.
  open var popoverArrowDirection: UIPopoverArrowDirection { isPopoverVisible ? arrow : .unknown }
  /// A name for trees, timelines and tests; UIKit has no such property.
  public var objectName: String?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  private let stage = Stage.current
  private var content: UIViewController
  private var ownPassthroughViews: [UIView]?
  private var ownSize: CGSize?
  private var arrow = UIPopoverArrowDirection.unknown
  /// What it was presented from most recently.
  private var source: Source?
  private weak var manager: UIPopoverPresentationController?

  /// What a popover is presented from.
  private enum Source {
    case item(UIBarButtonItem)
    case rect(CGRect, UIView)

    /// The view that the popover points at.
    var view: UIView? {
      switch self {
      case .item(let item): item.bar
      case .rect(_, let view): view
      }
    }
  }

  /// Creates a popover with a content; raises an exception on an iPhone.
  public init(contentViewController viewController: UIViewController) {
    content = viewController
    super.init()
    if stage.traits.device != .iPad { stage.report(.popoverOnPhone) }
  }

  // MARK: Content

  /// The controller that is shown.
  open var contentViewController: UIViewController {
    get { content }
    set { setContentViewController(newValue, animated: false) }
  }

  /// Replaces the controller that is shown.
  ///
  /// That a visible one is dismissed, and the new one presented from the same place, is
  /// unconfirmed.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== content else { return }
    let former = content
    let wasVisible = isPopoverVisible
    content = viewController
    guard wasVisible else { return }
    former.submitDismissal(animated: animated) { [weak self] in
      guard let self, let source else { return }
      show(from: source, animated: animated, as: "setContentViewController:animated:")
    }
  }

  /// Its size in points: the one that was set, or the one its content prefers.
  open var popoverContentSize: CGSize {
    get {
      if let ownSize { return ownSize }
      let preferred = content.preferredContentSize
      return preferred == .zero ? CGSize(width: 320, height: 1100) : preferred  // unconfirmed
    }
    set { setContentSize(newValue, animated: false) }
  }

  /// Sets its size in points.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    ownSize = size
    if isPopoverVisible { stage.engine.layOut(content) }
  }

  /// The size that a program set; nil if it follows from the content.
  var explicitSize: CGSize? { ownSize }

  // MARK: Presenting

  /// Whether it is on screen, or about to be.
  open var isPopoverVisible: Bool {
    content.presentingViewController != nil
      && content.presentationManagerIfMade?.popoverController === self
  }

  /// Presents it from a bar button, whose bar can be tapped meanwhile; does nothing while it is
  /// visible.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    guard !isPopoverVisible else { return }
    arrow = permittedArrowDirections.chosen(item.bar is UIToolbar ? .down : .up)
    show(
      from: .item(item), animated: animated,
      as: "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:")
  }

  /// Presents it from a rectangle of a view; does nothing while it is visible.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    guard !isPopoverVisible else { return }
    let middle = view.originOnScreen.y + rect.midY
    let isInLowerHalf = middle > stage.traits.screen.height / 2
    arrow = permittedArrowDirections.chosen(isInLowerHalf ? .down : .up)  // unconfirmed
    show(
      from: .rect(rect, view), animated: animated,
      as: "presentPopoverFromRect:inView:permittedArrowDirections:animated:")
  }

  private func show(from source: Source, animated: Bool, as method: String) {
    guard let view = source.view, view.window != nil,
      let presenter = view.nearestController ?? stage.frontRoot
    else { return stage.report(.popoverWithoutWindow, method) }
    self.source = source
    let manager = UIPopoverPresentationController(popover: self, content)
    manager.passthroughViews = ownPassthroughViews
    manager.permittedArrowDirections = arrow
    manager.canOverlapSourceViewRect = true  // its size is what was asked for
    switch source {
    case .item(let item): manager.barButtonItem = item
    case .rect(let rect, let view): (manager.sourceView, manager.sourceRect) = (view, rect)
    }
    self.manager = manager
    presenter.submitPresentation(of: content, by: manager, animated: animated, completion: nil)
  }

  /// Dismisses it; the delegate isn't notified (B71).
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    content.submitDismissal(animated: animated, completion: nil)
  }

  isolated deinit {
    guard !stage.hasEnded, let manager, content.presentingViewController != nil,
      content.presentationManagerIfMade === manager
    else { return }
    stage.report(.popoverReleased)
  }
}

extension UIPopoverController {
  /// Whether the user may dismiss it.
  var mayBeDismissed: Bool {
    call(Calls.shouldDismissPopover) { $0.popoverControllerShouldDismissPopover(self) }
  }

  /// Notifies the delegate that the user has dismissed it.
  func wasDismissed() {
    call(Calls.didDismissPopover) { $0.popoverControllerDidDismissPopover(self) }
  }

  /// Its name, or that of its content.
  package var label: String { objectName ?? contentViewController.label }
}

extension UIPopoverController: CallOwner {
  package var recordedSubject: Hierarchy.ID? { contentViewController.id }
  package var recordedName: String { label }
  package var recordingStage: Stage { contentViewController.stage }

}

/// Methods to allow and respond to dismissals by the user.
///
/// [UIPopoverControllerDelegate](https://developer.apple.com/documentation/uikit/uipopovercontrollerdelegate)
// rows: UIPopoverController.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Asks whether a tap outside may dismiss the popover (B71).
  // row: shouldDismissPopover = true
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called when the user has dismissed the popover; not after `dismiss` (B71).
  // row: didDismissPopover; at didDismiss
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}
