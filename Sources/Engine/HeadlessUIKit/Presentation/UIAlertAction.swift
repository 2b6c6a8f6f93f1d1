import Foundation

/// A button of an alert or action sheet.
///
/// [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction)
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Its text.
  open private(set) var title: String?
  /// The kind of button.
  open private(set) var style: Style
  /// Whether it can be tapped; true by default.
  open var isEnabled = true
  /// The closure to run when the alert has been dismissed.
  package var handler: ((UIAlertAction) -> Void)?
  /// The alert that retains it.
  weak var alert: UIAlertController?

  /// Creates a button with a title; the handler runs once, when the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The kind of an alert's button.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything unchanged; an alert has at most one.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  nonisolated deinit {}
}

extension UIAlertAction: Retained {
  package var retainers: [AnyObject] { [alert].compactMap { $0 } }
}
