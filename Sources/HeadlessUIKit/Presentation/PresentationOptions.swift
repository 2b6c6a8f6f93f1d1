import Foundation
import NavigationModel

/// The options that a controller sets for its presentation.
struct PresentationOptions {
  /// Its manager, created when it is first read or when the controller is presented (P17).
  var manager: UIPresentationController?
  /// The delegate that provides its manager and its animations.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Its preferred size in popovers and form sheets, in points.
  var preferredContentSize = CGSize.zero
  /// Whether the user is prevented from dismissing it.
  var isModal = false
  /// Whether it controls the status bar although it doesn't cover the screen.
  var capturesStatusBar = false
  /// Whether the last focused item is focused again after a transition.
  var restoresFocus = true
}
