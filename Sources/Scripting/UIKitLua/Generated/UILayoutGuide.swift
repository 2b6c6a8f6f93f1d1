// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UILayoutGuide> {
  func layoutFrame(_ summary: String = "Where it is now, in points of the view; zero without a view.", owned: Bool = false) -> Self {
    property("layoutFrame", summary: summary, owned: owned, get: { $0.layoutFrame })
  }
}
