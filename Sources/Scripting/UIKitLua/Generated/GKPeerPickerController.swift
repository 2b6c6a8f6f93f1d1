// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<GKPeerPickerController> {
  func dismiss(_ summary: String = "Dismisses the picker.") -> Self {
    method("dismiss", summary: summary) { (object: GKPeerPickerController) -> Void in
      object.dismiss()
    }
  }

  func isVisible(_ summary: String = "Whether it is on screen.", owned: Bool = false) -> Self {
    property("isVisible", summary: summary, owned: owned, get: { $0.isVisible })
  }

  func show(_ summary: String = "Shows the picker.") -> Self {
    method("show", summary: summary) { (object: GKPeerPickerController) -> Void in
      object.show()
    }
  }
}
