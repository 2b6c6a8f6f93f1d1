// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UIWindow> {
  func canBecomeKey(_ summary: String = "Whether it can become the key window; true (iOS 15).", owned: Bool = false) -> Self {
    property("canBecomeKey", summary: summary, owned: owned, get: { $0.canBecomeKey })
  }

  func isKeyWindow(_ summary: String = "Whether it is the window that receives keyboard input.", owned: Bool = false) -> Self {
    property("isKeyWindow", summary: summary, owned: owned, get: { $0.isKeyWindow })
  }

  func makeKey(_ summary: String = "Makes it the key window of its scene; it stays behind the windows that cover it.") -> Self {
    method("makeKey", summary: summary) { (object: UIWindow) -> Void in
      object.makeKey()
    }
  }

  func makeKeyAndVisible(_ summary: String = "Shows it in front of the other windows of its level and makes it the key window.") -> Self {
    method("makeKeyAndVisible", summary: summary) { (object: UIWindow) -> Void in
      object.makeKeyAndVisible()
    }
  }

  func rootViewController(_ summary: String = "The controller whose view fills the window.", owned: Bool = false) -> Self {
    property("rootViewController", summary: summary, owned: owned, get: { $0.rootViewController }, set: { $0.rootViewController = $1 })
  }

  func windowLevel(_ summary: String = "Its level: a window of a higher one is in front of it; the normal one by default.", owned: Bool = false) -> Self {
    property("windowLevel", summary: summary, owned: owned, get: { $0.windowLevel }, set: { $0.windowLevel = $1 })
  }

  func windowScene(_ summary: String = "The scene that it belongs to: the first one, unless it was given another; one that is created without a scene in an application with scenes has none, and shows nothing.", owned: Bool = false) -> Self {
    property("windowScene", summary: summary, owned: owned, get: { $0.windowScene }, set: { $0.windowScene = $1 })
  }
}
