// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIApplication> {
  func supportsMultipleScenes(_ summary: String = "Whether several scenes can be open; on an iPad.", owned: Bool = false) -> Self {
    property("supportsMultipleScenes", summary: summary, owned: owned, get: { $0.supportsMultipleScenes })
  }
}
