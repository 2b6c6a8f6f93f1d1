// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIBarButtonItemAppearance> {
  func configureWithDefault(_ summary: String = "Takes away what was set; the style has no effect.") -> Self {
    method("configureWithDefault", "style", summary: summary) { (object: UIBarButtonItemAppearance, style: UIBarButtonItem.Style) -> Void in
      object.configureWithDefault(for: style)
    }
  }

  func disabled(_ summary: String = "How a disabled button looks.", owned: Bool = false) -> Self {
    property("disabled", summary: summary, owned: owned, get: { $0.disabled })
  }

  func focused(_ summary: String = "How a button looks that has the focus.", owned: Bool = false) -> Self {
    property("focused", summary: summary, owned: owned, get: { $0.focused })
  }

  func highlighted(_ summary: String = "How a button looks while it is touched.", owned: Bool = false) -> Self {
    property("highlighted", summary: summary, owned: owned, get: { $0.highlighted })
  }

  func normal(_ summary: String = "How a button looks that can be tapped.", owned: Bool = false) -> Self {
    property("normal", summary: summary, owned: owned, get: { $0.normal })
  }
}
