// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { _ = run(.clickedButton, [alertView, buttonIndex]) }
  func willPresent(_ alertView: UIAlertView) { _ = run(.willPresent, [alertView]) }
  func didPresent(_ alertView: UIAlertView) { _ = run(.didPresent, [alertView]) }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { _ = run(.willDismissWithButtonIndex, [alertView, buttonIndex]) }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { _ = run(.didDismissWithButtonIndex, [alertView, buttonIndex]) }
}

extension TableDescriptor {
  static var uiAlertViewDelegate: TableDescriptor {
    TableDescriptor("UIAlertViewDelegate", "Methods to respond to the buttons of an alert.")
      .call(.clickedButton, ["alertView": UIAlertView.self, "buttonIndex": Int.self], "Called when the user has tapped a button, before the alert is dismissed.")
      .call(.willPresent, ["alertView": UIAlertView.self], "Called before it is shown.")
      .call(.didPresent, ["alertView": UIAlertView.self], "Called when it has been shown.")
      .call(.willDismissWithButtonIndex, ["alertView": UIAlertView.self, "buttonIndex": Int.self], "Called before it is dismissed.")
      .call(.didDismissWithButtonIndex, ["alertView": UIAlertView.self, "buttonIndex": Int.self], "Called when it has been dismissed.")
  }
}
