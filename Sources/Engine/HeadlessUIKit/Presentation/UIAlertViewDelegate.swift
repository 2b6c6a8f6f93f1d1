import Foundation
import NavigationModel

/// Methods to respond to the buttons of an alert.
///
/// [UIAlertViewDelegate](https://developer.apple.com/documentation/uikit/uialertviewdelegate)
// rows: UIAlertView.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user has tapped a button, before the alert is dismissed.
  // row: clickedButton
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before it is shown.
  // row: willPresent
  func willPresent(_ alertView: UIAlertView)
  /// Called when it has been shown.
  // row: didPresent
  func didPresent(_ alertView: UIAlertView)
  /// Called before it is dismissed.
  // row: willDismissWithButtonIndex
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when it has been dismissed.
  // row: didDismissWithButtonIndex
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}
