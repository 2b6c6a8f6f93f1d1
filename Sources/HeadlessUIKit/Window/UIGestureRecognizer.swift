import Foundation

/// Recognises a gesture of the person's; only that which goes back in a stack exists here.
///
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
open class UIGestureRecognizer: NSObject {
  /// Whether it recognises anything; true at first.
  open var isEnabled = true
  /// Asked whether it may begin; a program's own takes the place of UIKit's (B67).
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { hasUIKitsDelegate = false }
  }
  /// Whether UIKit's own conditions hold: until a program sets a delegate, or none (B67).
  package private(set) var hasUIKitsDelegate = true
  /// What a script's side of it needs to keep, by property.
  package var scriptStorage: [String: AnyObject] = [:]

  nonisolated deinit {}
}

/// Asked about a gesture.
///
/// [UIGestureRecognizerDelegate](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate)
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Always.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
