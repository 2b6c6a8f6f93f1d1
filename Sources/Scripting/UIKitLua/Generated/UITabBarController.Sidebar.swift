// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITabBarController.Sidebar> {
  func isHidden(_ summary: String = "Whether it is hidden, so that the bar is shown; true by default.", owned: Bool = false) -> Self {
    property("isHidden", summary: summary, owned: owned, get: { $0.isHidden }, set: { $0.isHidden = $1 })
  }

  func preferredLayout(_ summary: String = "Whether it is beside the contents or over them.", owned: Bool = false) -> Self {
    property("preferredLayout", summary: summary, owned: owned, get: { $0.preferredLayout }, set: { $0.preferredLayout = $1 })
  }
}
