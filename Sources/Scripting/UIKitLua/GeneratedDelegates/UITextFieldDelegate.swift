// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedTextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer(.shouldBeginEditing, [textField]) ?? true }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = run(.didBeginEditing, [textField]) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer(.shouldEndEditing, [textField]) ?? true }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = run(.didEndEditing, [textField]) }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { answer(.shouldChangeCharacters, [textField, range, string]) ?? true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer(.shouldReturn, [textField]) ?? true }
}

extension TableDescriptor {
  static var uiTextFieldDelegate: TableDescriptor {
    TableDescriptor("UITextFieldDelegate", "Methods to respond to and control the editing of a text field.")
      .call(.shouldBeginEditing, ["textField": UITextField.self], returning: Bool.self, "Whether editing may begin. Only false refuses.")
      .call(.didBeginEditing, ["textField": UITextField.self], "Called when editing has begun.")
      .call(.shouldEndEditing, ["textField": UITextField.self], returning: Bool.self, "Whether editing may end. Only false refuses.")
      .call(.didEndEditing, ["textField": UITextField.self], "Called when editing has ended.")
      .call(.shouldChangeCharacters, ["textField": UITextField.self, "range": NSRange.self, "string": String.self], returning: Bool.self, "Whether the user's change is made; positions count UTF-16 units. Only false refuses.")
      .call(.shouldReturn, ["textField": UITextField.self], returning: Bool.self, "Called when the user presses Return; true sends the actions for it. Only false refuses.")
  }
}
