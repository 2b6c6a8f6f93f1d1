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

extension UIAlertView {
  /// The calls to its delegate.
  enum Calls {
    static let willPresent = Call(
      .willPresent, "willPresent(_:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let didPresent = Call(
      .didPresent, "didPresent(_:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let clickedButton = Call(
      .clickedButton, "alertView(_:clickedButtonAt:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let willDismiss = Call(
      .willDismissWithButtonIndex, "alertView(_:willDismissWithButtonIndex:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let didDismiss = Call(
      .didDismissWithButtonIndex, "alertView(_:didDismissWithButtonIndex:)",
      to: { (alert: UIAlertView) in alert.delegate })

    static var rows: [CallRow] {
      [willPresent.row, didPresent.row, clickedButton.row, willDismiss.row, didDismiss.row]
    }
  }
}
