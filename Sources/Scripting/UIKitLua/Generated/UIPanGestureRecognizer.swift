// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIPanGestureRecognizer> {
  func setTranslation(_ summary: String = "Sets how far the finger has moved; what it moves afterwards is added.") -> Self {
    method("setTranslation", "translation", "view", summary: summary) { (object: UIPanGestureRecognizer, translation: CGPoint, view: UIView?) -> Void in
      object.setTranslation(translation, in: view)
    }
  }

  func translation(_ summary: String = "How far the finger has moved, in points.") -> Self {
    method("translation", "view", summary: summary) { (object: UIPanGestureRecognizer, view: UIView?) in
      object.translation(in: view)
    }
  }

  func velocity(_ summary: String = "How fast the finger is, in points per second.") -> Self {
    method("velocity", "view", summary: summary) { (object: UIPanGestureRecognizer, view: UIView?) in
      object.velocity(in: view)
    }
  }
}
