// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIScene> {
  func activationState(_ summary: String = "How far it is from the foreground.", owned: Bool = false) -> Self {
    property("activationState", summary: summary, owned: owned, get: { $0.activationState })
  }

  func session(_ summary: String = "What is known of it while it is not in memory.", owned: Bool = false) -> Self {
    property("session", summary: summary, owned: owned, get: { $0.session })
  }
}
