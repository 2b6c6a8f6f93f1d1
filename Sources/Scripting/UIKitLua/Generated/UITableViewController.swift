// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITableViewController> {
  func refreshControl(_ summary: String = "The control that the user pulls to refresh the table; nil for none.", owned: Bool = false) -> Self {
    property("refreshControl", summary: summary, owned: owned, get: { $0.refreshControl }, set: { $0.refreshControl = $1 })
  }
}
