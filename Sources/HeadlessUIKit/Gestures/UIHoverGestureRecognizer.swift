import Foundation

/// Recognises a pointer above a view.
///
/// [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
