import Foundation

/// A sheet: on a phone and in compact width at the lower edge of the screen, with one or several
/// heights, else a card; in old releases the same as its superclass.
///
/// UIKit makes a new one for each presentation: set it up again before presenting a controller a
/// second time (F57).
/// [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private var allowedDetents: [Detent] = [.large()]
  /// The heights of its detents inside the safe area, and the room that they were resolved for.
  var resolved: ResolvedDetents?

  /// The view that the sheet is centred over in regular width.
  ///
  /// Kept, no effect.
  open var sourceView: UIView?

  /// The heights that the sheet can have, lowest first; only large by default (F52).
  ///
  /// Assigning none reports a diagnostic and changes nothing.
  open var detents: [Detent] {
    get { allowedDetents }
    set {
      if newValue.isEmpty { return Stage.current.report(.noDetents) }
      changeHeight {
        allowedDetents = newValue
        resolved = nil
      }
    }
  }

  /// The selected height; nil for the lowest (F52).
  ///
  /// Assigning it moves a sheet that is up without a call of the delegate (F54, F55).
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set { changeHeight { selection = newValue } }
  }
  private var selection: Detent.Identifier?

  /// The largest height at which the content below is not dimmed, and can be used (C22, F58); nil
  /// dims it at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether an upward drag in a scroll view at its top expands the sheet before it scrolls (F59);
  /// true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the grabber is shown; false by default (F60).
  open var prefersGrabberVisible = false

  /// The radius of the corners in points; nil for the system's (F60).
  open var preferredCornerRadius: CGFloat?

  /// Whether the sheet is attached to the lower edge in compact height instead of covering the
  /// screen (P28, F60); set it before presenting.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether a sheet that is attached to the lower edge in compact height has the width that the
  /// controller prefers, instead of that of the safe area (F60).
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { heightMayHaveChanged() }
  }

  /// Whether it has the size of a page rather than of a form in regular width; by default as its
  /// style (unconfirmed).
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (madeFor != .formSheet) }
    set {
      pageSizing = newValue
      heightMayHaveChanged()
    }
  }
  private var pageSizing: Bool?

  /// The look of its background; nil for the system's.
  ///
  /// Kept, no effect.
  open var backgroundEffect: UIVisualEffect?

  /// Makes changes; they take effect at once, and another height is animated (F54).
  open func animateChanges(_ changes: () -> Void) { animate(changes) }

  /// Asks the custom detents for their heights again (F53).
  open func invalidateDetents() { changeHeight { resolved = nil } }

  /// When the sheet began to take another height; nil while it keeps its height.
  var heightChange: Duration?

  nonisolated deinit {}
}

/// Is notified when the user moves a sheet to another height.
///
/// [UISheetPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate)
// rows: UIPresentationController.Calls, $0.delegate as? any UISheetPresentationControllerDelegate
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the sheet to another height; `selectedDetentIdentifier` is new
  /// already (F55). Not called for changes by the program.
  // row: didChangeSelectedDetentIdentifier
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
