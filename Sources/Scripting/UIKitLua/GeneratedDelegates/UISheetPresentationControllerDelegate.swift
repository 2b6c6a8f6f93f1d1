// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedPresentationDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { _ = run(.didChangeSelectedDetentIdentifier, [sheetPresentationController]) }
}

extension TableDescriptor {
  static var uiSheetPresentationControllerDelegate: TableDescriptor {
    TableDescriptor("UISheetPresentationControllerDelegate", "Is notified when the user moves a sheet to another height.")
      .call(.didChangeSelectedDetentIdentifier, ["sheetPresentationController": UISheetPresentationController.self], "Called when the user has moved the sheet to another height; `selectedDetentIdentifier` is new already. Not called for changes by the program.", facts: "F55")
  }
}
