// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIActionSheet {
  /// The calls to what its program gives it.
  enum Calls {
    static let clickedButton = Call(.clickedButton, "actionSheet(_:clickedButtonAt:)", to: { (owner: UIActionSheet) in owner.delegate })
    static let willPresent = Call(.willPresent, "willPresent(_:)", to: { (owner: UIActionSheet) in owner.delegate })
    static let didPresent = Call(.didPresent, "didPresent(_:)", to: { (owner: UIActionSheet) in owner.delegate })
    static let willDismissWithButtonIndex = Call(.willDismissWithButtonIndex, "actionSheet(_:willDismissWithButtonIndex:)", to: { (owner: UIActionSheet) in owner.delegate })
    static let didDismissWithButtonIndex = Call(.didDismissWithButtonIndex, "actionSheet(_:didDismissWithButtonIndex:)", to: { (owner: UIActionSheet) in owner.delegate })

    static var rows: [CallRow] {
      [clickedButton.row, willPresent.row, didPresent.row, willDismissWithButtonIndex.row, didDismissWithButtonIndex.row]
    }
  }
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) { DefaultBody.reached(by: self) }
}
