import Foundation
import NavigationModel

/// Methods to respond to the buttons of an action sheet.
///
/// [UIActionSheetDelegate](https://developer.apple.com/documentation/uikit/uiactionsheetdelegate)
// rows: UIActionSheet.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when the user has tapped a button, before the sheet is dismissed.
  // row: clickedButton
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before it is shown.
  // row: willPresent
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when it has been shown.
  // row: didPresent
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before it is dismissed.
  // row: willDismissWithButtonIndex
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when it has been dismissed.
  // row: didDismissWithButtonIndex
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}
