// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIWindowScene> {
  func interfaceOrientation(_ summary: String = "How its contents are turned.", owned: Bool = false) -> Self {
    property("interfaceOrientation", summary: summary, owned: owned, get: { $0.interfaceOrientation })
  }

  func isFullScreen(_ summary: String = "Whether it has the whole screen (iOS 16).", owned: Bool = false) -> Self {
    property("isFullScreen", summary: summary, owned: owned, get: { $0.isFullScreen })
  }

  func keyWindow(_ summary: String = "The window of the scene that receives keyboard input (iOS 15).", owned: Bool = false) -> Self {
    property("keyWindow", summary: summary, owned: owned, get: { $0.keyWindow })
  }

  func traitCollection(_ summary: String = "Its traits: those of the device, and what it overrides.", owned: Bool = false) -> Self {
    property("traitCollection", summary: summary, owned: owned, get: { $0.traitCollection })
  }

  func windows(_ summary: String = "Its windows, in the order of creation.", owned: Bool = false) -> Self {
    property("windows", summary: summary, owned: owned, get: { $0.windows })
  }
}
