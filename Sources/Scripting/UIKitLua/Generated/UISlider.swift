// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISlider> {
  func isContinuous(_ summary: String = "Whether a drag sends `valueChanged` while the thumb moves, or once at its end; true by default.", owned: Bool = false) -> Self {
    property("isContinuous", summary: summary, owned: owned, get: { $0.isContinuous }, set: { $0.isContinuous = $1 })
  }

  func maximumValueImage(_ summary: String = "The image at the right end of the track.", owned: Bool = false) -> Self {
    property("maximumValueImage", summary: summary, owned: owned, get: { $0.maximumValueImage }, set: { $0.maximumValueImage = $1 })
  }

  func minimumValueImage(_ summary: String = "The image at the left end of the track.", owned: Bool = false) -> Self {
    property("minimumValueImage", summary: summary, owned: owned, get: { $0.minimumValueImage }, set: { $0.minimumValueImage = $1 })
  }
}
