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

  func maximumValue(_ summary: String = "The value at the right end; 1 by default.", owned: Bool = false) -> Self {
    property("maximumValue", summary: summary, owned: owned, get: { $0.maximumValue }, set: { $0.maximumValue = $1 })
  }

  func maximumValueImage(_ summary: String = "The image at the right end of the track.", owned: Bool = false) -> Self {
    property("maximumValueImage", summary: summary, owned: owned, get: { $0.maximumValueImage }, set: { $0.maximumValueImage = $1 })
  }

  func minimumValue(_ summary: String = "The value at the left end; 0 by default.", owned: Bool = false) -> Self {
    property("minimumValue", summary: summary, owned: owned, get: { $0.minimumValue }, set: { $0.minimumValue = $1 })
  }

  func minimumValueImage(_ summary: String = "The image at the left end of the track.", owned: Bool = false) -> Self {
    property("minimumValueImage", summary: summary, owned: owned, get: { $0.minimumValueImage }, set: { $0.minimumValueImage = $1 })
  }

  func value(_ summary: String = "The value, between `minimumValue` and `maximumValue`; setting it sends no action.", owned: Bool = false) -> Self {
    property("value", summary: summary, owned: owned, get: { $0.value }, set: { $0.value = $1 })
  }
}
