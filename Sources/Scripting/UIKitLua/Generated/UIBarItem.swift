// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIBarItem> {
  func imageInsets(_ summary: String = "The insets of the image from each edge; zero by default.", owned: Bool = false) -> Self {
    property("imageInsets", summary: summary, owned: owned, get: { $0.imageInsets }, set: { $0.imageInsets = $1 })
  }

  func isEnabled(_ summary: String = "Whether it can be tapped; true by default.", owned: Bool = false) -> Self {
    property("isEnabled", summary: summary, owned: owned, get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
  }

  func tag(_ summary: String = "A number for the program's use; 0 by default.", owned: Bool = false) -> Self {
    property("tag", summary: summary, owned: owned, get: { $0.tag }, set: { $0.tag = $1 })
  }

  func title(_ summary: String = "The title.", owned: Bool = false) -> Self {
    property("title", summary: summary, owned: owned, get: { $0.title }, set: { $0.title = $1 })
  }
}
