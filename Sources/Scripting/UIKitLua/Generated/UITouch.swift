// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITouch> {
  func location(_ summary: String = "Where it is, in points of a view; in those of its window without one.") -> Self {
    method("location", "view", summary: summary) { (object: UITouch, view: UIView?) in
      object.location(in: view)
    }
  }

  func phase(_ summary: String = "How far the touch is.", owned: Bool = false) -> Self {
    property("phase", summary: summary, owned: owned, get: { $0.phase })
  }

  func previousLocation(_ summary: String = "Where it was before, in points of a view; in those of its window without one.") -> Self {
    method("previousLocation", "view", summary: summary) { (object: UITouch, view: UIView?) in
      object.previousLocation(in: view)
    }
  }

  func tapCount(_ summary: String = "How many taps it is the last of.", owned: Bool = false) -> Self {
    property("tapCount", summary: summary, owned: owned, get: { $0.tapCount })
  }

  func view(_ summary: String = "The view that it began in.", owned: Bool = false) -> Self {
    property("view", summary: summary, owned: owned, get: { $0.view })
  }
}
