import Foundation

/// Methods to respond to and control the editing of a text field.
///
/// [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason; calls the one without a reason, as UIKit does
  /// where only that is implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user's change is made; positions count UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the user presses Return; true sends the actions for it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) { DefaultBody.reached(by: self) }
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { DefaultBody.reached(by: self) }
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    DefaultBody.reached(by: self)
    textFieldDidEndEditing(textField)
  }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { DefaultBody.reached(true, by: self) }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    DefaultBody.reached(true, by: self)
  }
}
