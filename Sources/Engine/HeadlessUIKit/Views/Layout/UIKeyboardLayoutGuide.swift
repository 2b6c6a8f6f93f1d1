import Foundation
import NavigationModel

/// The part of a view that the keyboard covers; without a keyboard, what is below the safe area (E111).
///
/// [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that isn't docked; false by default (E111).
  open var followsUndockedKeyboard = false { didSet { setNeedsLayoutAround() } }
  /// Whether its top is that of the bottom safe area while there is no keyboard, and not the bottom of
  /// the view; true by default (E111).
  open var usesBottomSafeArea = true { didSet { setNeedsLayoutAround() } }
  /// How far above the keyboard a drag begins to move it away, in points; 0 by default (E111).
  ///
  /// It is kept, and has no effect.
  open var keyboardDismissPadding: CGFloat = 0

  /// Creates the guide of a view.
  init(of view: UIView) { super.init(of: view) { _ in .zero } }

  /// Where it is now, in points of the view; zero without a view.
  open override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let size = owningView.bounds.size
    let covered =
      owningView.coveredByKeyboard(followsUndocked: followsUndockedKeyboard)
      ?? restHeight(in: owningView)
    let height = min(max(covered, 0), size.height)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Lets the views whose constraints it is in be laid out again.
  func setNeedsLayoutAround() {
    var ancestor = owningView
    while let view = ancestor {
      let isConstrained = view.extras?.constraints.contains {
        $0.firstItem === self || $0.secondItem === self
      }
      if isConstrained == true { view.setNeedsLayout() }
      ancestor = view.container
    }
  }

  private func restHeight(in view: UIView) -> CGFloat {
    usesBottomSafeArea ? CGFloat(view.safeArea.bottom) : 0
  }
}

/// A layout guide that follows something on screen.
///
/// [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide)
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
