import Foundation

/// Methods to respond to and control the editing of a text field.
///
/// [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate)
// rows: UITextField.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  // row: shouldBeginEditing = true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  // row: didBeginEditing
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  // row: shouldEndEditing = true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  // row: didEndEditing
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason; calls the one without a reason, as UIKit does
  /// where only that is implemented.
  // no row: no editing ends with it here, what is written for it is called by the one above
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user's change is made; positions count UTF-16 units.
  // row: shouldChangeCharacters = true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the user presses Return; true sends the actions for it.
  // row: shouldReturn = true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    DefaultBody.reached(by: self)
    textFieldDidEndEditing(textField)
  }
}
