import Foundation
import NavigationModel

/// Methods to respond to the buttons of an alert.
///
/// [UIAlertViewDelegate](https://developer.apple.com/documentation/uikit/uialertviewdelegate)
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user has tapped a button, before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before it is shown.
  func willPresent(_ alertView: UIAlertView)
  /// Called when it has been shown.
  func didPresent(_ alertView: UIAlertView)
  /// Called before it is dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when it has been dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    DefaultBody.reached(by: self)
  }
}
