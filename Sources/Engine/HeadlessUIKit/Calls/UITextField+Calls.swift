import Foundation
import NavigationModel

extension UITextField {
  /// The calls to its delegate.
  enum Calls {
    static let shouldBeginEditing = Call(
      .shouldBeginEditing, "textFieldShouldBeginEditing(_:)",
      to: { (field: UITextField) in field.delegate }, default: true)
    static let didBeginEditing = Call(
      .didBeginEditing, "textFieldDidBeginEditing(_:)",
      to: { (field: UITextField) in field.delegate })
    static let shouldEndEditing = Call(
      .shouldEndEditing, "textFieldShouldEndEditing(_:)",
      to: { (field: UITextField) in field.delegate }, default: true)
    static let didEndEditing = Call(
      .didEndEditing, "textFieldDidEndEditing(_:)",
      to: { (field: UITextField) in field.delegate })
    static let shouldChangeCharacters = Call(
      .shouldChangeCharacters, "textField(_:shouldChangeCharactersIn:replacementString:)",
      to: { (field: UITextField) in field.delegate }, default: true)
    static let shouldReturn = Call(
      .shouldReturn, "textFieldShouldReturn(_:)",
      to: { (field: UITextField) in field.delegate }, default: true)

    static var rows: [CallRow] {
      [
        shouldBeginEditing.row, didBeginEditing.row, shouldEndEditing.row, didEndEditing.row,
        shouldChangeCharacters.row, shouldReturn.row,
      ]
    }
  }
}
