// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIRefreshControl> {
  func beginRefreshing(_ summary: String = "Marks a refresh that the program has begun by itself: nothing scrolls, and no action is sent.") -> Self {
    method("beginRefreshing", summary: summary) { (object: UIRefreshControl) -> Void in
      object.beginRefreshing()
    }
  }

  func endRefreshing(_ summary: String = "Ends a refresh, however it was begun; the program has to call it.") -> Self {
    method("endRefreshing", summary: summary) { (object: UIRefreshControl) -> Void in
      object.endRefreshing()
    }
  }

  func isRefreshing(_ summary: String = "Whether a refresh is in progress.", owned: Bool = false) -> Self {
    property("isRefreshing", summary: summary, owned: owned, get: { $0.isRefreshing })
  }
}
