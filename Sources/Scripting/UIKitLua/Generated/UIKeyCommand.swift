// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIKeyCommand> {
  func input(_ summary: String = "The character of the key, or one of the names for keys without one.", owned: Bool = false) -> Self {
    property("input", summary: summary, owned: owned, get: { $0.input })
  }

  func wantsPriorityOverSystemBehavior(_ summary: String = "Whether it comes before what the system does with the key, such as typing (iOS 15); false.", owned: Bool = false) -> Self {
    property("wantsPriorityOverSystemBehavior", summary: summary, owned: owned, get: { $0.wantsPriorityOverSystemBehavior }, set: { $0.wantsPriorityOverSystemBehavior = $1 })
  }
}
