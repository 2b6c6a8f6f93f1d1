// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UISwipeActionsConfiguration> {
  func actions(_ summary: String = "The actions, the one at the edge first.", owned: Bool = false) -> Self {
    property("actions", summary: summary, owned: owned, get: { $0.actions })
  }

  func performsFirstActionWithFullSwipe(_ summary: String = "Whether a swipe over all of the row performs the first action; true by default.", owned: Bool = false) -> Self {
    property("performsFirstActionWithFullSwipe", summary: summary, owned: owned, get: { $0.performsFirstActionWithFullSwipe }, set: { $0.performsFirstActionWithFullSwipe = $1 })
  }
}
