// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UITextField {
  /// The calls to what its program gives it.
  enum Calls {
    static let shouldBeginEditing = Call(.shouldBeginEditing, "textFieldShouldBeginEditing(_:)", to: { (owner: UITextField) in owner.delegate }, default: true as Bool)
    static let didBeginEditing = Call(.didBeginEditing, "textFieldDidBeginEditing(_:)", to: { (owner: UITextField) in owner.delegate })
    static let shouldEndEditing = Call(.shouldEndEditing, "textFieldShouldEndEditing(_:)", to: { (owner: UITextField) in owner.delegate }, default: true as Bool)
    static let didEndEditing = Call(.didEndEditing, "textFieldDidEndEditing(_:)", to: { (owner: UITextField) in owner.delegate })
    static let shouldChangeCharacters = Call(.shouldChangeCharacters, "textField(_:shouldChangeCharactersIn:replacementString:)", to: { (owner: UITextField) in owner.delegate }, default: true as Bool)
    static let shouldReturn = Call(.shouldReturn, "textFieldShouldReturn(_:)", to: { (owner: UITextField) in owner.delegate }, default: true as Bool)

    static var rows: [CallRow] {
      [shouldBeginEditing.row, didBeginEditing.row, shouldEndEditing.row, didEndEditing.row, shouldChangeCharacters.row, shouldReturn.row]
    }
  }
}

extension UITextFieldDelegate {
  /// `true` where it is left out.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { DefaultBody.reached(true, by: self) }
  /// `true` where it is left out.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { DefaultBody.reached(true, by: self) }
}
