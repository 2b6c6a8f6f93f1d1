import Foundation

/// A button of an alert or action sheet.
///
/// [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction)
open class UIAlertAction: NSObject {
  /// Its text.
  public let title: String?
  /// What it stands for.
  public let style: Style
  /// Whether it can be tapped; true at first.
  open var isEnabled = true
  /// What is done once the alert has gone.
  package var handler: ((UIAlertAction) -> Void)?
  /// The alert that keeps it.
  weak var alert: UIAlertController?

  /// A button with a text; the handler runs once, when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What a button of an alert stands for.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves all as it is; an alert has one at most.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  nonisolated deinit {}
}

extension UIAlertAction: Kept {
  package var keepers: [AnyObject] { [alert].compactMap { $0 } }
}
