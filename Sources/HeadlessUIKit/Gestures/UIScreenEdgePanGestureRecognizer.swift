import Foundation

/// Recognises drags from an edge of the screen.
///
/// [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a drag begins.
  open var edges: UIRectEdge = []
}
