import Foundation

/// A line of text to edit.
///
/// [UITextField](https://developer.apple.com/documentation/uikit/uitextfield)
open class UITextField: UIView {
  /// What was typed.
  open var text: String? = ""
  /// What is shown while there is no text.
  open var placeholder: String?
  /// Whether the text is hidden, as a password is.
  open var isSecureTextEntry = false
  /// The alert that keeps it.
  weak var alert: UIAlertController?

  package override var keepers: [AnyObject] { super.keepers + [alert].compactMap { $0 } }
}
