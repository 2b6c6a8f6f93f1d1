// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UILabel> {
  func isEnabled(_ summary: String = "Whether the text is drawn as enabled; true by default.", owned: Bool = false) -> Self {
    property("isEnabled", summary: summary, owned: owned, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
  }

  func numberOfLines(_ summary: String = "The maximum number of lines; 0 is as many as needed, 1 by default.", owned: Bool = false) -> Self {
    property("numberOfLines", summary: summary, owned: owned, get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 })
  }

  func text(_ summary: String = "The text; nil by default.", owned: Bool = false) -> Self {
    property("text", summary: summary, owned: owned, get: { $0.text }, set: { $0.text = $1 })
  }

  func textAlignment(_ summary: String = "The alignment of the text.", owned: Bool = false) -> Self {
    property("textAlignment", summary: summary, owned: owned, get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
  }

  func textColor(_ summary: String = "The color of the text.", owned: Bool = false) -> Self {
    property("textColor", summary: summary, owned: owned, get: { $0.textColor }, set: { $0.textColor = $1 })
  }
}
