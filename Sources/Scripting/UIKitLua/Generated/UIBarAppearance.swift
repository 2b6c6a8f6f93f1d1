// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIBarAppearance> {
  func backgroundColor(_ summary: String = "The color of the background; nil for none beside that of the configuration.", owned: Bool = false) -> Self {
    property("backgroundColor", summary: summary, owned: owned, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
  }

  func configureWithDefaultBackground(_ summary: String = "Gives it the background of the system, which content shines through.") -> Self {
    method("configureWithDefaultBackground", summary: summary) { (object: UIBarAppearance) -> Void in
      object.configureWithDefaultBackground()
    }
  }

  func configureWithOpaqueBackground(_ summary: String = "Gives it an opaque background with the color of a screen.") -> Self {
    method("configureWithOpaqueBackground", summary: summary) { (object: UIBarAppearance) -> Void in
      object.configureWithOpaqueBackground()
    }
  }

  func configureWithTransparentBackground(_ summary: String = "Takes away background and line.") -> Self {
    method("configureWithTransparentBackground", summary: summary) { (object: UIBarAppearance) -> Void in
      object.configureWithTransparentBackground()
    }
  }

  func shadowColor(_ summary: String = "The color of the line at the bar's edge; nil for none.", owned: Bool = false) -> Self {
    property("shadowColor", summary: summary, owned: owned, get: { $0.shadowColor }, set: { $0.shadowColor = $1 })
  }
}
