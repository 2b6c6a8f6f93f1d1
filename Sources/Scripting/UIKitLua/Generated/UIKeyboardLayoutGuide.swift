// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIKeyboardLayoutGuide> {
  func followsUndockedKeyboard(_ summary: String = "Whether it follows a keyboard that isn't docked; false by default.", owned: Bool = false) -> Self {
    property("followsUndockedKeyboard", summary: summary, owned: owned, get: { $0.followsUndockedKeyboard }, set: { $0.followsUndockedKeyboard = $1 })
  }

  func keyboardDismissPadding(_ summary: String = "How far above the keyboard a drag begins to move it away, in points; 0 by default.", owned: Bool = false) -> Self {
    property("keyboardDismissPadding", summary: summary, owned: owned, get: { $0.keyboardDismissPadding }, set: { $0.keyboardDismissPadding = $1 })
  }

  func usesBottomSafeArea(_ summary: String = "Whether its top is that of the bottom safe area while there is no keyboard, and not the bottom of the view; true by default.", owned: Bool = false) -> Self {
    property("usesBottomSafeArea", summary: summary, owned: owned, get: { $0.usesBottomSafeArea }, set: { $0.usesBottomSafeArea = $1 })
  }
}
