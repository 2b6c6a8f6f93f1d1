// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIToolbarAppearance> {
  func buttonAppearance(_ summary: String = "How plain buttons look; kept, no effect.", owned: Bool = false) -> Self {
    property("buttonAppearance", summary: summary, owned: owned, get: { $0.buttonAppearance }, set: { $0.buttonAppearance = $1 })
  }

  func doneButtonAppearance(_ summary: String = "How buttons of the style done look; kept, no effect.", owned: Bool = false) -> Self {
    property("doneButtonAppearance", summary: summary, owned: owned, get: { $0.doneButtonAppearance }, set: { $0.doneButtonAppearance = $1 })
  }
}
