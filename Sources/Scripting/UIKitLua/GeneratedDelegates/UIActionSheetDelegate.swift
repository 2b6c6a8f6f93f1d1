// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { _ = run(.clickedButton, [actionSheet, buttonIndex]) }
  func willPresent(_ actionSheet: UIActionSheet) { _ = run(.willPresent, [actionSheet]) }
  func didPresent(_ actionSheet: UIActionSheet) { _ = run(.didPresent, [actionSheet]) }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { _ = run(.willDismissWithButtonIndex, [actionSheet, buttonIndex]) }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) { _ = run(.didDismissWithButtonIndex, [actionSheet, buttonIndex]) }
}

extension TableDescriptor {
  static var uiActionSheetDelegate: TableDescriptor {
    TableDescriptor("UIActionSheetDelegate", "Methods to respond to the buttons of an action sheet.")
      .call(.clickedButton, ["actionSheet": UIActionSheet.self, "buttonIndex": Int.self], "Called when the user has tapped a button, before the sheet is dismissed.")
      .call(.willPresent, ["actionSheet": UIActionSheet.self], "Called before it is shown.")
      .call(.didPresent, ["actionSheet": UIActionSheet.self], "Called when it has been shown.")
      .call(.willDismissWithButtonIndex, ["actionSheet": UIActionSheet.self, "buttonIndex": Int.self], "Called before it is dismissed.")
      .call(.didDismissWithButtonIndex, ["actionSheet": UIActionSheet.self, "buttonIndex": Int.self], "Called when it has been dismissed.")
  }
}
