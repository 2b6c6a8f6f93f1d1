import Foundation

/// Recognises a gesture of the user; only the one that goes back in a stack exists here.
///
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?
  /// Whether it recognises gestures; true by default.
  open var isEnabled = true
  /// Decides whether it may begin; a program's delegate replaces UIKit's (B67).
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { hasUIKitsDelegate = false }
  }
  /// Whether UIKit's conditions apply: until a program sets a delegate, or nil (B67).
  package private(set) var hasUIKitsDelegate = true
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]

  nonisolated deinit {}
}
