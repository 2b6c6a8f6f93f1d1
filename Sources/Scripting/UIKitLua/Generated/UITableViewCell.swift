// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITableViewCell> {
  func accessoryType(_ summary: String = "The accessory at the right edge.", owned: Bool = false) -> Self {
    property("accessoryType", summary: summary, owned: owned, get: { $0.accessoryType }, set: { $0.accessoryType = $1 })
  }

  func contentView(_ summary: String = "The superview for custom views.", owned: Bool = false) -> Self {
    property("contentView", summary: summary, owned: owned, get: { $0.contentView })
  }

  func defaultContentConfiguration(_ summary: String = "A content without texts in the style of the cell, to be completed and assigned to `contentConfiguration` (iOS 14).") -> Self {
    method("defaultContentConfiguration", summary: summary) { (object: UITableViewCell) in
      object.defaultContentConfiguration()
    }
  }

  func detailTextLabel(_ summary: String = "The second label; nil in the style `default`, and while a configuration shows the contents.", owned: Bool = false) -> Self {
    property("detailTextLabel", summary: summary, owned: owned, get: { $0.detailTextLabel })
  }

  func imageView(_ summary: String = "The image at the left edge; nil while a configuration shows the contents.", owned: Bool = false) -> Self {
    property("imageView", summary: summary, owned: owned, get: { $0.imageView })
  }

  func isSelected(_ summary: String = "Whether it is marked as selected.", owned: Bool = false) -> Self {
    property("isSelected", summary: summary, owned: owned, get: { $0.isSelected }, set: { $0.isSelected = $1 })
  }

  func reuseIdentifier(_ summary: String = "The reuse identifier; nil if the cell is not reused.", owned: Bool = false) -> Self {
    property("reuseIdentifier", summary: summary, owned: owned, get: { $0.reuseIdentifier })
  }

  func selectionStyle(_ summary: String = "The appearance while it is selected.", owned: Bool = false) -> Self {
    property("selectionStyle", summary: summary, owned: owned, get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 })
  }

  func textLabel(_ summary: String = "The main label; nil while a configuration shows the contents.", owned: Bool = false) -> Self {
    property("textLabel", summary: summary, owned: owned, get: { $0.textLabel })
  }
}
