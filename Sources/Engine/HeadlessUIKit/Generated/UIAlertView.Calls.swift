// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIAlertView {
  /// The calls to what its program gives it.
  enum Calls {
    static let clickedButton = Call(.clickedButton, "alertView(_:clickedButtonAt:)", to: { (owner: UIAlertView) in owner.delegate })
    static let willPresent = Call(.willPresent, "willPresent(_:)", to: { (owner: UIAlertView) in owner.delegate })
    static let didPresent = Call(.didPresent, "didPresent(_:)", to: { (owner: UIAlertView) in owner.delegate })
    static let willDismissWithButtonIndex = Call(.willDismissWithButtonIndex, "alertView(_:willDismissWithButtonIndex:)", to: { (owner: UIAlertView) in owner.delegate })
    static let didDismissWithButtonIndex = Call(.didDismissWithButtonIndex, "alertView(_:didDismissWithButtonIndex:)", to: { (owner: UIAlertView) in owner.delegate })

    static var rows: [CallRow] {
      [clickedButton.row, willPresent.row, didPresent.row, willDismissWithButtonIndex.row, didDismissWithButtonIndex.row]
    }
  }
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { DefaultBody.reached(by: self) }
}
