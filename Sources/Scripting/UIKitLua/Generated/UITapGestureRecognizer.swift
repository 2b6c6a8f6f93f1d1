// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITapGestureRecognizer> {
  func numberOfTapsRequired(_ summary: String = "How many taps are wanted; 1 by default.", owned: Bool = false) -> Self {
    property("numberOfTapsRequired", summary: summary, owned: owned, get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = $1 })
  }

  func numberOfTouchesRequired(_ summary: String = "With how many fingers; 1 by default.", owned: Bool = false) -> Self {
    property("numberOfTouchesRequired", summary: summary, owned: owned, get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
  }
}
