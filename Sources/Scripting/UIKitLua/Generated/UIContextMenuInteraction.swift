// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIContextMenuInteraction> {
  func dismissMenu(_ summary: String = "Lets the menu disappear.") -> Self {
    method("dismissMenu", summary: summary) { (object: UIContextMenuInteraction) -> Void in
      object.dismissMenu()
    }
  }

  func view(_ summary: String = "The view that it was added to; nil for none.", owned: Bool = false) -> Self {
    property("view", summary: summary, owned: owned, get: { $0.view })
  }
}
