// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIGestureRecognizer> {
  func cancelsTouchesInView(_ summary: String = "Whether the touches of a recognised gesture are cancelled for the view; true by default.", owned: Bool = false) -> Self {
    property("cancelsTouchesInView", summary: summary, owned: owned, get: { $0.cancelsTouchesInView }, set: { $0.cancelsTouchesInView = $1 })
  }

  func isEnabled(_ summary: String = "Whether it recognises gestures; true by default.", owned: Bool = false) -> Self {
    property("isEnabled", summary: summary, owned: owned, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
  }

  func numberOfTouches(_ summary: String = "How many fingers the gesture has; 0 while there is none.", owned: Bool = false) -> Self {
    property("numberOfTouches", summary: summary, owned: owned, get: { $0.numberOfTouches })
  }

  func view(_ summary: String = "The view that it was added to.", owned: Bool = false) -> Self {
    property("view", summary: summary, owned: owned, get: { $0.view })
  }
}
