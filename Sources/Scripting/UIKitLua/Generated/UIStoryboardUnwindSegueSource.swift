// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIStoryboardUnwindSegueSource> {
  func source(_ summary: String = "The controller that started the segue.", owned: Bool = false) -> Self {
    property("source", summary: summary, owned: owned, get: { $0.source })
  }

  func unwindAction(_ summary: String = "The action that the destination implements.", owned: Bool = false) -> Self {
    property("unwindAction", summary: summary, owned: owned, get: { $0.unwindAction })
  }
}
