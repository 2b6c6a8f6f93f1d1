import Foundation
import NavigationModel

/// Methods to respond to the buttons of an action sheet.
///
/// [UIActionSheetDelegate](https://developer.apple.com/documentation/uikit/uiactionsheetdelegate)
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user has tapped a button, before the sheet is dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before it is shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when it has been shown.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before it is dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when it has been dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) { DefaultBody.reached(by: self) }
}

extension UIActionSheet {
  /// The calls to its delegate.
  enum Calls {
    static let willPresent = Call(
      .willPresent, "willPresent(_:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let didPresent = Call(
      .didPresent, "didPresent(_:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let clickedButton = Call(
      .clickedButton, "actionSheet(_:clickedButtonAt:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let willDismiss = Call(
      .willDismissWithButtonIndex, "actionSheet(_:willDismissWithButtonIndex:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let didDismiss = Call(
      .didDismissWithButtonIndex, "actionSheet(_:didDismissWithButtonIndex:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })

    static var rows: [CallRow] {
      [willPresent.row, didPresent.row, clickedButton.row, willDismiss.row, didDismiss.row]
    }
  }
}
