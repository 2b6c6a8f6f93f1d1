import Foundation

/// A view that the user types into: a text field or a text view.
@MainActor
package protocol TextEntryView: UIView {
  /// The kind of keyboard that it needs.
  var keyboardType: UIKeyboardType { get }
  /// Whether it has a keyboard while it is the first responder.
  var takesKeyboard: Bool { get }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get }
  /// Types a text; returns the reason if it can't be done, else nil.
  func userTypes(_ text: String) -> String?
  /// Whether a text names it.
  func isCalled(_ text: String) -> Bool
}

extension UITextField: TextEntryView {
  package var takesKeyboard: Bool { true }
  package func isCalled(_ text: String) -> Bool { self.text == text || placeholder == text }
}
