// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPercentDrivenInteractiveTransition> {
  func cancel(_ summary: String = "Lifts the finger and runs the animations backwards.") -> Self {
    method("cancel", summary: summary) { (object: UIPercentDrivenInteractiveTransition) -> Void in
      object.cancel()
    }
  }

  func completionSpeed(_ summary: String = "The speed of the remaining animation; 1 is the animator's normal speed.", owned: Bool = false) -> Self {
    property("completionSpeed", summary: summary, owned: owned, get: { $0.completionSpeed }, set: { $0.completionSpeed = $1 })
  }

  func duration(_ summary: String = "The animator's duration, in seconds; 0 before it starts.", owned: Bool = false) -> Self {
    property("duration", summary: summary, owned: owned, get: { $0.duration })
  }

  func finish(_ summary: String = "Lifts the finger and runs the rest of the animations.") -> Self {
    method("finish", summary: summary) { (object: UIPercentDrivenInteractiveTransition) -> Void in
      object.finish()
    }
  }

  func pause(_ summary: String = "Puts the finger down again.") -> Self {
    method("pause", summary: summary) { (object: UIPercentDrivenInteractiveTransition) -> Void in
      object.pause()
    }
  }

  func percentComplete(_ summary: String = "The progress of the gesture, from 0 to 1.", owned: Bool = false) -> Self {
    property("percentComplete", summary: summary, owned: owned, get: { $0.percentComplete })
  }

  func wantsInteractiveStart(_ summary: String = "Whether a gesture drives it from the start.", owned: Bool = false) -> Self {
    property("wantsInteractiveStart", summary: summary, owned: owned, get: { $0.wantsInteractiveStart }, set: { $0.wantsInteractiveStart = $1 })
  }
}
